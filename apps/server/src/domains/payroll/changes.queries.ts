import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pool.ts'
import { isReviewed } from '../../platform/database/reviewed.ts'

/** Which changes: those of one export, of some entries, or whose entry ended or ends within a range of time. */
export type ChangesWanted = {
  exportId?: number
  entryIds?: number[]
  since?: Date
  until?: Date
}

/** An entry has no hours when payroll rounds them to zero. */
const STATE = sql`case
  when entry.deleted_at is not null then 'deleted'
  when entry.end_time is null then 'open'
  when entry.hundredths = 0 then 'noHours'
  when not ${isReviewed('entry')} then 'needsReview'
  else 'paid' end`

/**
 * The common table expression `differing`: entries that differ from what payroll was given last. What an SPI holds
 * outranks a CSV, which is then only read by people. Exports made before their entries were remembered show nothing,
 * and an erased person keeps no Paychex ID.
 */
export const differingEntries = (
  festivalId: number,
  { exportId, entryIds, since, until }: ChangesWanted = {},
): SQL => sql`
  touched as (
    select distinct time_entry_id from payroll_export_entries
    where is_touched ${entryIds ? sql`and time_entry_id = any(${sql.param(entryIds)}::integer[])` : sql``}
  ), exported as (
    -- Lateral: few entries are touched, and a join would read every snapshot.
    select latest.* from touched cross join lateral (
      select snapshot.*, kind, made_at
      from payroll_export_entries snapshot join payroll_exports export on export.id = export_id
      where time_entry_id = touched.time_entry_id and festival_id = ${festivalId}
      order by kind in ('spi', 'spiCorrection') desc, export_id desc limit 1
    ) latest
  ), changed as (
    select entry.*, exported.export_id, exported.kind, exported.made_at, exported.is_removed, ${STATE} as state,
      person.first_name, person.last_name, erased.user_id is not null as is_erased,
      exported.paychex_id as exported_id, exported.start_time as exported_start, exported.end_time as exported_end,
      exported.payrate as exported_payrate, exported.cash_tips as exported_cash, exported.credit_tips as exported_credit,
      exported.deduction as exported_deduction,
      case when erased.user_id is null then person.paychex_id else exported.paychex_id end as paychex_id
    from exported
      join time_entries entry on entry.id = exported.time_entry_id
      join users person on person.id = entry.user_id
      left join erased_people erased on erased.user_id = person.id
    where exported.is_touched and exported.start_time is not null
      ${exportId === undefined ? sql`` : sql`and exported.export_id = ${exportId}`}
      ${since && until ? within(since, until) : sql``}
  ), differing as materialized (
    select * from changed
    where is_removed <> (state not in ('paid', 'needsReview')) or (not is_removed and (
      exported_id, exported_start, exported_end, exported_payrate, exported_cash, exported_credit, exported_deduction
    ) is distinct from (
      paychex_id, start_time, end_time, payrate, cash_tips, credit_tips, deduction
    ))
  )`

const within = (since: Date, until: Date) => sql`and (
  (exported.end_time >= ${since} and exported.end_time < ${until})
  or (entry.end_time >= ${since} and entry.end_time < ${until}))`

const utc = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The changed entries, those of the oldest first. */
export async function findChanges(db: Queryable, festivalId: number, wanted: ChangesWanted = {}) {
  const { rows } = await db.execute<{ changes: ChangedEntry[] }>(sql`
    with ${differingEntries(festivalId, wanted)}
    select coalesce(json_agg(json_build_object(
      'id', id,
      'user', json_build_object('id', user_id, 'firstName', first_name, 'lastName', last_name, 'isErased', is_erased),
      'positionName', position_name, 'exportId', export_id, 'kind', kind, 'exportedAt', ${utc(sql`made_at`)},
      'state', state,
      'before', case when not is_removed then json_build_object(
        'paychexId', exported_id, 'startTime', ${utc(sql`exported_start`)}, 'endTime', ${utc(sql`exported_end`)},
        'payrate', exported_payrate, 'cashTips', exported_cash, 'creditTips', exported_credit, 'deduction', exported_deduction) end,
      'after', case when state in ('paid', 'needsReview') then json_build_object(
        'paychexId', paychex_id, 'startTime', ${utc(sql`start_time`)}, 'endTime', ${utc(sql`end_time`)},
        'payrate', payrate, 'cashTips', cash_tips, 'creditTips', credit_tips, 'deduction', deduction) end
    ) order by exported_start, id), '[]') as changes
    from differing`)
  return rows[0]!.changes
}

/** How many entries of each export have changed since. */
export async function countChanges(db: Queryable, festivalId: number) {
  const { rows } = await db.execute<{ exportId: number; count: number }>(sql`
    with ${differingEntries(festivalId)}
    select export_id as "exportId", count(*)::int as count from differing group by export_id`)
  return new Map(rows.map(({ exportId, count }) => [exportId, count]))
}

/** How many entries of a person differ from what payroll was given last, in all festivals that they worked at. */
export async function countChangesOf(db: Queryable, userId: string) {
  const { rows } = await db.execute<{ festivalId: number; entryIds: number[] }>(sql`
    select festival_id as "festivalId", array_agg(id) as "entryIds" from time_entries
    where user_id = ${userId} group by festival_id`)
  let count = 0
  for (const { festivalId, entryIds } of rows)
    count += (await findChanges(db, festivalId, { entryIds })).length
  return count
}
