import { ask } from './database.mjs'
import { badgeOf } from './punches.mjs'
import { atLeast, none } from './rows.mjs'

const HELD = `
  select user_id as "userId", count(*)::int as entries, count(*) filter (where end_time is null)::int as open,
    (select count(*)::int from audit_log where entity = 'timeEntry' and entity_id = any(array_agg(entry.id::text))) as audited
  from time_entries entry where deleted_at is null and user_id = any ($1::uuid[]) group by user_id`

/**
 * Reconciles the acknowledged punches with the database. An odd badge clocked in: one open entry. An even one clocked out:
 * one closed entry. Each badge was scanned once, and each scan wrote one audit row.
 */
export async function compare(url, acknowledged) {
  const numbers = new Map([...acknowledged].map((number) => [badgeOf(number).id, number]))
  const rows = await ask(url, HELD, [[...numbers.keys()]])
  const held = new Map(rows.map((row) => [row.userId, row]))
  const found = { lost: 0, duplicated: 0, doubleOpen: 0, unaudited: 0 }
  for (const [id, number] of numbers) {
    const { entries, open, audited } = held.get(id) ?? { entries: 0, open: 0, audited: 0 }
    const cameIn = number % 2 === 1
    if (entries === 0 || (!cameIn && open === 1 && entries === 1)) found.lost += 1
    else if (entries > 1 || (cameIn && open === 0)) found.duplicated += 1
    if (open > 1) found.doubleOpen += 1
    if (audited !== 1) found.unaudited += 1
  }
  return found
}

/** The rows of a report about punches under a fault. */
export async function ledgerRows(url, acknowledged, asked) {
  const { lost, duplicated, doubleOpen, unaudited } = await compare(url, acknowledged)
  return [
    atLeast('punches acknowledged', acknowledged.size, asked),
    none('lost', lost),
    none('duplicated', duplicated),
    none('people with two open entries', doubleOpen),
    none('badges without exactly one audit row', unaudited),
  ]
}
