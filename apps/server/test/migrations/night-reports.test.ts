import { afterAll, expect, test } from 'vitest'
import { knownMigrations, migrate } from '../../src/platform/database/migrate.ts'
import { ask } from '../testing/ask.ts'
import { emptyDatabase } from '../testing/empty-database.ts'

const LENA = '5b0fa2c5-12ae-4d6b-8a5b-0d5a4f0a2f01'
const change = (id: number, action: string, before: object | null, after: object | null) => `
  insert into audit_log (festival_id, actor_id, action, entity, entity_id, before, after)
  values (1, '${LENA}', '${action}', 'nightIncident', '${id}',
    ${before ? `'${JSON.stringify(before)}'` : 'null'}, ${after ? `'${JSON.stringify(after)}'` : 'null'})`
const closed = (id: number) => `
  insert into audit_log (festival_id, actor_id, action, entity, entity_id, after)
  values (1, '${LENA}', 'create', 'nightReport', '${id}', '{}')`
const report = (id: number, incidentIds: number[]) => `
  insert into night_reports (id, festival_id, night, closed_at, closed_by, content)
  values (${id}, 1, '2024-10-04', '2024-10-05T05:30:00Z', '${LENA}', '${JSON.stringify({
    ...{
      totals: { planned: 2 },
      events: [
        { eventId: 2, planned: 2 },
        { eventId: 1, planned: 0 },
      ],
      lines: [],
      incidentIds,
    },
  })}')`

test('earlier reports get the incidents as they were at their closing, and a figure that nobody is in', async () => {
  const url = await emptyDatabase(afterAll)
  const known = await knownMigrations()
  await migrate(
    url,
    known.filter((name) => name < '0045'),
  )
  await ask(
    url,
    [
      `insert into festivals (id, name) values (1, 'Dreadmoor')`,
      `insert into users (id, festival_id, first_name, last_name, username, password_hash)
        values ('${LENA}', 1, 'Lena', 'Crow', 'lenacrow', '')`,
      `insert into night_incidents (id, festival_id, night, at, note, created_at, created_by, deleted_at) values
        (1, 1, '2024-10-04', '2024-10-05T01:20:00Z', 'Fog, third text', now(), '${LENA}', null),
        (2, 1, '2024-10-04', '2024-10-05T01:30:00Z', 'Lost keys', now(), '${LENA}', now()),
        (3, 1, '2024-10-04', '2024-10-05T01:40:00Z', 'Noted later', now(), '${LENA}', null)`,
      ...[change(1, 'edit', { note: 'Fog' }, { note: 'Fog, second text' }), report(1, [1, 2]), closed(1)],
      change(1, 'edit', { note: 'Fog, second text' }, { note: 'Fog, third text' }),
      change(2, 'delete', { night: '2024-10-04', at: '2024-10-05T01:30:00.000Z', note: 'Lost keys' }, null),
      change(1, 'edit', { at: '2024-10-05T01:10:00.000Z' }, { at: '2024-10-05T01:20:00.000Z' }),
      ...[report(2, []), closed(2)],
    ].join(';'),
  )
  await migrate(url)
  const reports = await ask(url, 'select content from night_reports order by id')
  const incident = (id: number, at: string, note: string) => ({ id, at, note, userId: LENA })
  expect(reports.map(({ content }) => content)).toEqual([
    {
      ...{ totals: { planned: 2, expected: 0 }, lines: [] },
      events: [
        { eventId: 2, planned: 2, expected: 0 },
        { eventId: 1, planned: 0, expected: 0 },
      ],
      incidents: [
        incident(1, '2024-10-05T01:10:00.000Z', 'Fog, second text'),
        incident(2, '2024-10-05T01:30:00.000Z', 'Lost keys'),
      ],
    },
    expect.objectContaining({ incidents: [] }),
  ])
})
