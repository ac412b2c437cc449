import type { Incident } from '@nightshift/shared/night-reports/contract'
import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { FRIDAY, HALF_PAST_ONE, nightAt } from './testing/night.ts'

const venue = await openVenue()
const night = nightAt(venue)
venue.clock.now = HALF_PAST_ONE
const lead = await night.lead()
const AT = '2024-10-05T01:40:00.000Z'

const add = (more: object = {}) =>
  lead.post('/api/night-incidents', {
    ...{ festivalId: venue.home.id, night: FRIDAY, at: AT, note: 'Fog machine failed', ...more },
  })
const added = async (more: object = {}): Promise<Incident> => (await add(more)).json()

test('is written down with its time, corrected and deleted, each audited', async () => {
  const made = await added()
  expect(made).toMatchObject({ at: AT, note: 'Fog machine failed', by: { firstName: 'Lena' } })
  const { updatedAt } = made
  const patch = { at: AT, note: 'Fog machine failed twice', updatedAt }
  const edited = (await lead.patch(`/api/night-incidents/${made.id}`, patch)).json()
  expect(edited).toMatchObject({ note: 'Fog machine failed twice' })
  expect((await night.closing(lead)).incidents).toEqual([edited])
  expect((await lead.delete(`/api/night-incidents/${made.id}`)).statusCode).toBe(204)
  expect((await night.closing(lead)).incidents).toEqual([])
  expect((await lead.delete(`/api/night-incidents/${made.id}`)).statusCode).toBe(404)
  const { rows } = await venue.db.$client.query(
    `select action from audit_log where entity = 'nightIncident' and entity_id = $1 order by id`,
    [String(made.id)],
  )
  expect(rows.map(({ action }) => action)).toEqual(['create', 'edit', 'delete'])
})

test('a stale edit is refused', async () => {
  const { id, updatedAt } = await added()
  const edit = (note: string) => lead.patch(`/api/night-incidents/${id}`, { at: AT, note, updatedAt })
  const replies = await Promise.all([edit('One'), edit('Other')])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test.each([
  ['before the night', '2024-10-04T15:59:00Z'],
  ['in the next night', '2024-10-05T16:00:00Z'],
  ['in the future', '2024-10-05T05:31:00Z'],
])('a time %s is refused', async (_, at) => {
  const before = await venue.everything()
  const reply = await add({ at })
  expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'incidentOutsideNight'])
  expect(await venue.everything()).toBe(before)
})

test.each([
  ['empty', '  '],
  ['longer than 500 characters', 'x'.repeat(501)],
])('a note that is %s is refused', async (_, note) => {
  expect((await add({ note })).statusCode).toBe(422)
})

test('the report of a night keeps its incidents; one that is corrected later is corrected there', async () => {
  const { id, updatedAt } = await added({ note: 'Guest felt ill, left well' })
  const report = await night.closed(lead)
  expect(report.incidents).toContainEqual(expect.objectContaining({ id, note: 'Guest felt ill, left well' }))
  await lead.patch(`/api/night-incidents/${id}`, { at: AT, note: 'Guest fell, left well', updatedAt })
  expect((await night.report(lead, report.id)).incidents).toContainEqual(
    expect.objectContaining({ id, note: 'Guest fell, left well' }),
  )
})

test('a new incident since the screen was read refuses the closing', async () => {
  const seen = await night.closing(lead)
  await added()
  expect((await night.close(lead, seen)).statusCode).toBe(409)
})

test('one that is deleted later is in neither the report nor the count of the list', async () => {
  const { id } = await added()
  const report = await night.closed(lead)
  const counted = async () => {
    const reply = await lead.get('/api/night-reports', { festivalId: venue.home.id })
    return reply.json()[0].report.incidents
  }
  const before = await counted()
  await lead.delete(`/api/night-incidents/${id}`)
  expect((await night.report(lead, report.id)).incidents).toHaveLength(before - 1)
  expect(await counted()).toBe(before - 1)
})
