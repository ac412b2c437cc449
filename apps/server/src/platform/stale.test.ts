import { expect, test } from 'vitest'
import { openVenue } from '../../test/testing/venue.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3 })

/** Two people read the same thing, and both save. */
const settings = {
  festival: async () => ({
    path: `/api/festivals/${venue.home.id}`,
    updatedAt: venue.home.updatedAt,
    change: { name: 'Dreadmoor II' },
  }),
  season: async () => {
    const path = `/api/festivals/${venue.home.id}/season`
    const { updatedAt, ...season } = (await ada.get(path)).json()
    return { path, updatedAt: new Date(updatedAt), change: { ...season, weekends: 9 } }
  },
  event: async () => {
    const { id, updatedAt } = await venue.event('Hayride')
    return { path: `/api/events/${id}`, updatedAt, change: { name: 'Bog' } }
  },
  position: async () => {
    const { id, updatedAt } = await venue.position('Actor')
    return { path: `/api/positions/${id}`, updatedAt, change: { defaultPayRate: 16.5 } }
  },
  application: async () => {
    const { id, updatedAt } = await venue.application()
    return { path: `/api/applications/${id}`, updatedAt, change: { notes: 'Tall.' } }
  },
}

test.each(Object.entries(settings))('an edit of a stale %s is refused', async (_, make) => {
  const { path, updatedAt, change } = await make()
  const save = () => ada.patch(path, { ...change, updatedAt: updatedAt.toISOString() })
  expect((await save()).statusCode).toBe(200)
  const before = await venue.everything()
  const second = await save()
  expect(second.statusCode).toBe(409)
  expect(second.json().error.code).toBe('changedMeanwhile')
  expect(await venue.everything()).toBe(before)
})
