import { fileOf } from '@nightshift/shared/payroll/changes'
import { EXPORT_KINDS, type ExportedQuery, type HoldingFile } from '@nightshift/shared/payroll/contract'
import { sql } from 'drizzle-orm'
import type { Db, Queryable, Transaction } from '../../platform/database/pool.ts'

type File = ExportedQuery['kind']

/** The latest file that says something of `entry`, of one kind or of any. */
const latestFile = (file: File) => sql`
  select export_id, is_removed from payroll_export_entries snapshot
  where time_entry_id = entry.id ${
    file
      ? sql`and exists (select from payroll_exports where id = export_id
          and kind = any(${sql.param(EXPORT_KINDS.filter((kind) => fileOf(kind) === file))}::text[]))`
      : sql``
  }
  order by export_id desc limit 1`

/** The entries of a range that a file holds and no correction has taken back. */
export async function findExported(db: Db, { festivalId, since, until, kind }: ExportedQuery) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select entry.id from time_entries entry cross join lateral (${latestFile(kind)}) latest
    where festival_id = ${festivalId} and deleted_at is null and not is_removed
      and end_time >= ${since}::timestamptz and end_time < ${until}::timestamptz
    order by entry.id`)
  return rows.map(({ id }) => id)
}

/** The files that hold some of the entries, oldest first. */
export async function findHoldingFiles(db: Queryable, entryIds: number[], file?: File) {
  const { rows } = await db.execute<HoldingFile>(sql`
    select export.id as "exportId", kind, file_name as "fileName", count(*)::int as entries
    from unnest(${sql.param(entryIds)}::integer[]) entry(id)
      cross join lateral (${latestFile(file)}) latest
      join payroll_exports export on export.id = latest.export_id
    where not is_removed group by export.id order by export.id`)
  return rows
}

const EXPORTS_LOCK = 0x4e53_5350

/** Until the transaction ends. Two files made at once would both hold the same hours, and payroll would pay both. */
export const lockExports = (tx: Transaction, festivalId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${EXPORTS_LOCK}::int, ${festivalId}::int)`)
