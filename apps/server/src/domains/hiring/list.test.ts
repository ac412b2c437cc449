import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answersFor } from '../../../test/testing/answers.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { seasons } from '../../platform/database/schema.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const closed = await venue.festival('Closed', { enableApps: false })
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const lena = await venue.person('Lena', { accessLvl: 1 })
const ash = await venue.person('Ash')
const { id: foreign } = await venue.application({ festivalId: other.id })
await venue.application({ festivalId: closed.id })

const ids = (reply: { json: () => { id: number }[] }) => reply.json().map(({ id }) => id)

describe('the list of applications', () => {
  test('has the answers once, as rawData, and the counts for the badges', async () => {
    const answers = answersFor(1, {
      over16: false,
      unavailable: ['fr1', 'sa8'],
      limitations: ['light', 'other'],
    })
    const { id, rawData } = await venue.application({ rawData: JSON.stringify(answers), notes: 'Tall.' })
    const [found] = (await lena.get('/api/applications', { filter: { where: { id } } })).json()
    expect(found).toMatchObject({
      id,
      rawData,
      over16: false,
      unavailable: ['fr1', 'sa8'],
      limitations: ['light', 'other'],
      notes: 'Tall.',
      status: 'new',
      userId: null,
    })
    const { rawData: _, ...rest } = found
    for (const answer of [answers.email, answers.street]) expect(JSON.stringify(rest)).not.toContain(answer)
  })

  test("has the form's defaults for omitted answers", async () => {
    const { over16, unavailable, limitations, ...least } = answersFor(1)
    const { id } = await venue.application({ rawData: JSON.stringify(least) })
    const [found] = (await lena.get('/api/applications', { filter: { where: { id } } })).json()
    expect(found).toMatchObject({ over16: true, unavailable: [], limitations: [] })
  })

  test('has the season that an application was sent in', async () => {
    const { id: positionId } = await venue.position('Ghoul')
    const rawData = JSON.stringify(answersFor(positionId))
    await venue.visitor.post('/api/applications', { rawData, festivalId: venue.home.id })
    const [sent] = (await lena.get('/api/applications', { filter: { order: ['id DESC'], limit: 1 } })).json()
    expect(sent.season).toEqual(DEFAULT_SEASON)
    await ada.patch(`/api/festivals/${venue.home.id}/season`, { ...DEFAULT_SEASON, weekends: 3 })
    const [kept] = (await lena.get('/api/applications', { filter: { where: { id: sent.id } } })).json()
    expect(kept.season).toEqual(DEFAULT_SEASON)
    const { id } = await venue.application()
    const [without] = (await lena.get('/api/applications', { filter: { where: { id } } })).json()
    expect(without.season).toBeNull()
  })

  test('finds the application that somebody was hired from', async () => {
    const { id } = await venue.application({ status: 'hired', userId: ash.id })
    const found = await lena.get('/api/applications', { filter: { where: { userId: ash.id } } })
    expect(ids(found)).toEqual([id])
  })

  test("is of one's own festival, whatever the filter says", async () => {
    const wheres = [
      {},
      { festivalId: other.id },
      { id: foreign },
      { or: [{ id: foreign }, { id: { gt: 0 } }] },
    ]
    for (const where of wheres) {
      const found = (await lena.get('/api/applications', { filter: { where } })).json()
      for (const { festivalId } of found) expect(festivalId).toBe(venue.home.id)
    }
    const named = await ada.get('/api/applications', { filter: { where: { festivalId: other.id } } })
    expect(ids(named)).toEqual([foreign])
  })

  test('is empty for a festival that takes none, also for administrators', async () => {
    const where = { festivalId: closed.id }
    expect((await ada.get('/api/applications', { filter: { where } })).json()).toEqual([])
    expect((await ada.get('/api/applications/count', { where })).json()).toEqual({ count: 0 })
    const inside = await venue.person('Carla', { accessLvl: 2, festivalId: closed.id })
    expect((await inside.get('/api/applications')).json()).toEqual([])
  })

  test('of a closed season can be read while the festival takes none', async () => {
    const off = await venue.festival('Off', { enableApps: false })
    const { id } = await venue.application({ festivalId: off.id })
    const inside = await venue.person('Olga', { accessLvl: 1, festivalId: off.id })
    expect(ids(await inside.get('/api/applications'))).toEqual([])
    await venue.db.update(seasons).set({ closedAt: venue.clock.now }).where(eq(seasons.festivalId, off.id))
    expect(ids(await inside.get('/api/applications'))).toEqual([id])
  })

  test('cannot be filtered by the answers', async () => {
    for (const field of ['rawData', 'data', 'over16', 'unavailable'])
      await expectRefusal(venue, 'invalidFilter', () =>
        lena.get('/api/applications', { filter: { where: { [field]: 'x' } } }),
      )
  })

  test('is refused to employees and visitors', async () => {
    for (const path of ['/api/applications', '/api/applications/count']) {
      expect((await ash.get(path)).statusCode).toBe(403)
      expect((await venue.visitor.get(path)).statusCode).toBe(401)
    }
  })
})

describe('the count', () => {
  test("filters by status, in one's own festival", async () => {
    const count = async (status: unknown) =>
      (await lena.get('/api/applications/count', { where: { status } })).json().count
    const before = await count('held')
    await venue.application({ status: 'held' })
    await venue.application({ status: 'held', festivalId: other.id })
    expect(await count('held')).toBe(before + 1)
    expect(await count({ inq: ['new', 'held'] })).toBe((await count('new')) + before + 1)
    expect(await count('unheard of')).toBe(0)
  })
})
