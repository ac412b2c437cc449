import type { Incident } from '@nightshift/shared/nights/night-reports/contract'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
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
  expect((await night.ending(lead)).incidents).toEqual([edited])
  expect((await lead.delete(`/api/night-incidents/${made.id}`)).statusCode).toBe(204)
  expect((await night.ending(lead)).incidents).toEqual([])
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

describe('once the night has ended', () => {
  const change = (who: typeof lead, { id, updatedAt }: Incident, note: string, at = AT) =>
    who.patch(`/api/night-incidents/${id}`, { at, note, updatedAt })
  const mara = { firstName: 'Mara', lastName: 'Graves' }

  test('the report keeps text and author, and lists later changes with who made them and when', async () => {
    const [fell, fog] = [await added({ note: 'Guest fell' }), await added({ note: 'Fog' })]
    const report = await night.ended(lead)
    const kept = report.incidents
    expect(kept).toContainEqual({ id: fell.id, at: AT, note: 'Guest fell', by: fell.by, editedBy: null })
    expect(report.changes).toEqual([])
    const manager = await night.manager()
    const edited = (await change(manager, fell, 'Guest sat down')).json()
    await change(manager, edited, 'Guest sat down', '2024-10-05T01:45:00.000Z')
    await manager.delete(`/api/night-incidents/${fog.id}`)
    const late = await added({ note: 'Lost keys' })
    const [elsewhere] = [await night.report(lead, report.id)]
    expect(elsewhere.incidents).toEqual(kept)
    const by = { changedAt: HALF_PAST_ONE.toISOString(), changedBy: mara }
    const sat = { at: AT, note: 'Guest sat down' }
    expect(elsewhere.changes).toEqual([
      { ...by, incidentId: fell.id, before: { at: AT, note: 'Guest fell' }, after: sat },
      { ...by, incidentId: fell.id, before: sat, after: { ...sat, at: '2024-10-05T01:45:00.000Z' } },
      { ...by, incidentId: fog.id, before: { at: AT, note: 'Fog' }, after: null },
      { ...by, changedBy: late.by, incidentId: late.id, before: null, after: { at: AT, note: 'Lost keys' } },
    ])
    const again = await night.ended(lead)
    expect(again.incidents).toContainEqual(expect.objectContaining({ id: late.id, note: 'Lost keys' }))
    expect(again.changes).toEqual([])
    expect((await night.report(lead, report.id)).changes).toHaveLength(4)
  })

  test('the report says who wrote the text last where that was not the author, with the present name', async () => {
    await venue.db.$client.query('truncate night_reports')
    const [manager, editor] = [await night.manager(), await venue.person('Ash', { accessLvl: 1 })]
    const ash = { firstName: 'Ash', lastName: 'Graves' }
    const noted = async (): Promise<Incident> =>
      (
        await manager.post('/api/night-incidents', {
          ...{ festivalId: venue.home.id, night: FRIDAY, at: AT, note: 'Guest fell' },
        })
      ).json()
    const [note, moved, takenBack] = [await noted(), await noted(), await noted()]
    expect(note.editedBy).toBeNull()
    const edited: Incident = (await change(editor, note, 'Nobody fell')).json()
    expect(edited).toMatchObject({ by: mara, editedBy: ash })
    await change(editor, moved, moved.note, '2024-10-05T01:45:00.000Z')
    await change(manager, (await change(editor, takenBack, 'Nobody fell')).json(), 'Guest did fall')
    const authors = ({ incidents }: { incidents: Pick<Incident, 'id' | 'note' | 'by' | 'editedBy'>[] }) =>
      [note, moved, takenBack].map(({ id }) => incidents.find((incident) => incident.id === id)?.editedBy)
    expect(authors(await night.ending(lead))).toEqual([ash, null, null])
    const report = await night.ended(lead)
    const kept = { id: note.id, at: AT, note: 'Nobody fell', by: mara, editedBy: ash }
    expect(report.incidents).toContainEqual(kept)
    expect(authors(report)).toEqual([ash, null, null])
    await change(manager, edited, 'Guest fell after all')
    const later = await night.report(lead, report.id)
    expect(later.incidents).toContainEqual(kept)
    expect(later.changes).toMatchObject([
      { changedBy: mara, before: { note: 'Nobody fell' }, after: { note: 'Guest fell after all' } },
    ])
    await venue.db.$client.query(`update users set first_name = 'Erased' where id = $1`, [editor.id])
    expect((await night.report(lead, report.id)).incidents).toContainEqual({
      ...{ ...kept, editedBy: { ...ash, firstName: 'Erased' } },
    })
    // Reports that were kept before have no key for it.
    await venue.db.$client.query(
      `update night_reports set content = jsonb_set(content, '{incidents}', (
        select jsonb_agg(incident - 'editedBy') from jsonb_array_elements(content -> 'incidents') incident))`,
    )
    expect((await night.report(lead, report.id)).incidents).toContainEqual({ ...kept, editedBy: null })
  })

  test('only level 2 or the author changes or deletes a note', async () => {
    const [note, other] = [await added(), await added()]
    await night.ended(lead)
    const [stranger, manager] = [await night.lead(), await night.manager()]
    const mayChange = async (who: typeof lead) =>
      (await night.ending(who)).incidents.find(({ id }) => id === note.id)?.mayChange
    expect([await mayChange(stranger), await mayChange(lead), await mayChange(manager)]).toEqual([
      ...[false, true, true],
    ])
    const before = await venue.everything()
    for (const reply of [
      await change(stranger, note, 'Nothing happened'),
      await stranger.delete(`/api/night-incidents/${note.id}`),
    ])
      expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'nightIsClosed'])
    expect(await venue.everything()).toBe(before)
    const mine = await change(lead, note, 'Fog machine failed twice')
    expect(mine.statusCode).toBe(200)
    expect((await change(manager, mine.json(), 'Fog')).statusCode).toBe(200)
    expect((await lead.delete(`/api/night-incidents/${note.id}`)).statusCode).toBe(204)
    expect((await manager.delete(`/api/night-incidents/${other.id}`)).statusCode).toBe(204)
  })

  test('before that every lead does, and a correction at the moment of ending is in the report or a change', async () => {
    await venue.db.$client.query('truncate night_reports')
    const stranger = await night.lead()
    const note = await added({ note: 'Guest fell' })
    const edited = await change(stranger, note, 'Guest fell, left well')
    expect(edited.statusCode).toBe(200)
    const seen = await night.ending(lead)
    const [ended, corrected] = await Promise.all([
      night.end(lead, seen),
      change(stranger, edited.json(), 'Guest left well'),
    ])
    const { incidents, changes } =
      ended.statusCode === 200 ? await night.report(lead, ended.json().id) : await night.ended(lead)
    const { note: kept } = incidents.find(({ id }) => id === note.id)!
    expect([kept, corrected.statusCode, changes]).toEqual(
      ended.statusCode === 200 ? ['Guest fell, left well', 403, []] : ['Guest left well', 200, []],
    )
  })
})

test('a new incident since the screen was read refuses the ending', async () => {
  const seen = await night.ending(lead)
  await added()
  expect((await night.end(lead, seen)).statusCode).toBe(409)
})

test('the list counts the incidents that a report keeps', async () => {
  const { id } = await added()
  const report = await night.ended(lead)
  await lead.delete(`/api/night-incidents/${id}`)
  const [counted] = (await lead.get('/api/night-reports', { festivalId: venue.home.id })).json()
  expect(counted.report.incidents).toBe(report.incidents.length)
})
