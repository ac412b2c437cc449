import type { MyData } from '@nightshift/shared/people/my-data/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'

type Row = Omit<MyData['payrollFiles'][number], 'madeAt'> & { madeAt: string }

/** The files for payroll with hours or overtime of the person, newest first. */
export async function findPayrollFiles(db: Queryable, userId: string) {
  const { rows } = await db.execute<Row>(sql`
    select festivals.name as festival, kind, made_at as "madeAt", starts_on::text as "startDate",
      ends_on::text as "endDate", entries, exported.paychex_id as "paychexId", premium as "overtimePremium"
    from payroll_exports export
      join festivals on festivals.id = export.festival_id
      cross join lateral (
        select count(*)::int as entries, max(paychex_id) as paychex_id from payroll_export_entries
        where export_id = export.id and time_entry_id in (select id from time_entries where user_id = ${userId})
      ) exported
      cross join lateral (
        select coalesce(sum(premium), 0)::float8 as premium, count(*) as weeks from payroll_export_premiums
        where export_id = export.id and user_id = ${userId}
      ) overtime
    where entries > 0 or weeks > 0
    order by export.id desc`)
  return rows.map(({ madeAt, ...file }) => ({ ...file, madeAt: new Date(madeAt) }))
}
