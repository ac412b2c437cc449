import { type SQL, sql } from 'drizzle-orm'
import { PEOPLE_LOCK_ORDER } from '../../platform/database/people-lock-order.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { isReviewed } from '../../platform/database/reviewed.ts'

const idsOf = (entryIds: number[]) => sql`${sql.param(entryIds)}::integer[]`

const holdPeople = (tx: Transaction, entryIds: number[]) =>
  tx.execute(sql`
    select from users where id in (select user_id from time_entries where id = any(${idsOf(entryIds)}))
    order by ${PEOPLE_LOCK_ORDER} for share`)

/**
 * Holds people and entries as they are until the transaction ends, so that no change slips between what the file says
 * and what is remembered of it. People first, and both in the order in which edits lock them: no deadlock.
 */
export async function holdEntries(tx: Transaction, entryIds: number[]) {
  await holdPeople(tx, entryIds)
  await tx.execute(sql`select from time_entries where id = any(${idsOf(entryIds)}) order by id for share`)
}

/** Holds them against other exports, too: two corrections at once would pay a difference twice. */
export async function holdForCorrection(tx: Transaction, entryIds: number[]) {
  await holdPeople(tx, entryIds)
  await tx.execute(
    sql`select from time_entries where id = any(${idsOf(entryIds)}) order by id for no key update`,
  )
}

/** Entries that have ended after their start, in hundredths of an hour as payroll rounds them. */
const HAS_HOURS = sql`coalesce(round(extract(epoch from end_time - start_time) / 36), 0) > 0`

/** Whether payroll gets an entry. One without hours, or that was deleted, is in no file. */
export const IS_PAID = sql`(deleted_at is null and ${HAS_HOURS})`

/** What a file says of an entry. */
type ExportedEntry = {
  id: number
  startTime: string
  endTime: string
  payrate: number
  cashTips: number
  creditTips: number
  deduction: number
  user: { id: string; firstName: string; lastName: string; paychexId: string }
}

type Row = [
  id: number,
  start: number,
  end: number,
  ...money: [number, number, number, number],
  ...person: string[],
]

/**
 * Those of the entries that payroll can be given: of the festival, ended, reviewed, with hours and not deleted. As
 * arrays, which PostgreSQL writes and Node reads faster than objects or columns.
 */
export async function findExportable(tx: Transaction, festivalId: number, entryIds: number[]) {
  const { rows } = await tx.execute<{ entries: Row[] }>(sql`
    select coalesce(json_agg(json_build_array(entry.id, ${msOf(sql`start_time`)}, ${msOf(sql`end_time`)}, payrate,
      cash_tips, credit_tips, deduction, person.id, first_name, last_name, paychex_id)), '[]') as entries
    from time_entries entry join users person on person.id = entry.user_id
    where entry.id = any(${idsOf(entryIds)}) and entry.festival_id = ${festivalId} and ${isReviewed('entry')}
      and ${IS_PAID}`)
  return rows[0]!.entries.map(
    ([id, start, end, payrate, cashTips, creditTips, deduction, userId, firstName, lastName, paychexId]) =>
      ({
        ...{ id, payrate, cashTips, creditTips, deduction },
        startTime: new Date(start).toISOString(),
        endTime: new Date(end).toISOString(),
        user: { id: userId, firstName, lastName, paychexId },
      }) as ExportedEntry,
  )
}

/** Instants have whole milliseconds. */
const msOf = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::bigint`

/** Remembers what a file said of its entries, as they are now. An entry that payroll does not get is one taken back. */
export async function insertExportEntries(tx: Transaction, exportId: number, entryIds: number[]) {
  const { rowCount } = await tx.execute(sql`
    insert into payroll_export_entries (time_entry_id, export_id, paychex_id, start_time, end_time, payrate, cash_tips,
      credit_tips, deduction, is_removed)
    select entry.id, ${exportId}, paychex_id, start_time, end_time, payrate, cash_tips, credit_tips, deduction,
      not ${IS_PAID}
    from time_entries entry join users person on person.id = entry.user_id
    where entry.id = any(${idsOf(entryIds)})`)
  return rowCount ?? 0
}
