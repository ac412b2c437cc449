import { ERASED_VALUE } from '@nightshift/shared/audit/audit'
import { PERIOD_PROBLEMS } from '@nightshift/shared/payroll/pay-periods/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'

/** Erases why pay periods were approved in spite of problems of this person. That they were stays. */
export async function scrubOverridesOf(tx: Transaction, userId: string) {
  await tx.execute(sql`
    update approved_periods set overrides = (
      select jsonb_agg(case
        when override ->> 'userId' = ${userId} then jsonb_set(override, '{reason}', to_jsonb(${ERASED_VALUE}::text))
        else override end order by number)
      from jsonb_array_elements(overrides) with ordinality as one(override, number)
    )
    where overrides @> jsonb_build_array(jsonb_build_object('userId', ${userId}::text))`)
  // "open #12: the reason"; the number is that of an entry, but for requests and scans.
  await tx.execute(sql`
    update audit_log set after = jsonb_set(after, '{overrides}', (
      select jsonb_agg(case
        when substring(override from '^[A-Za-z]+ #[^:]+') in (
          select kind || ' #' || id from unnest(${sql.param(PERIOD_PROBLEMS)}::text[]) kind,
            lateral (
              select id::text from entry_requests where kind = 'requestWaiting' and user_id = ${userId}
              union all
              select key::text from kiosk_punches where kind = 'scanWaiting' and user_id = ${userId}
              union all
              select id::text from time_entries
              where kind not in ('requestWaiting', 'scanWaiting') and user_id = ${userId}
            ) subject
        )
        then split_part(override, ':', 1) || ': ' || ${ERASED_VALUE}
        else override end order by number)
      from jsonb_array_elements_text(after -> 'overrides') with ordinality as one(override, number)
    ))
    where entity = 'approvedPeriod' and jsonb_array_length(after -> 'overrides') > 0`)
}
