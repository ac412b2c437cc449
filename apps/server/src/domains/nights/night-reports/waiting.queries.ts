import type { NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/pool.ts'

type Row = {
  kind: 'request' | 'scan'
  firstName: string | null
  lastName: string | null
  at: string
}

/** Requests about shifts of a night, and saved scans with an instant in it, that nobody has decided. */
export async function findWaiting(
  db: Queryable,
  festivalId: number,
  { startsAt, untilAt }: { startsAt: Date; untilAt: Date },
): Promise<z.input<typeof NightEnding>['waiting']> {
  const inNight = (at: string) =>
    sql`${sql.raw(at)} >= ${startsAt.toISOString()} and ${sql.raw(at)} < ${untilAt.toISOString()}`
  const { rows } = await db.execute<Row>(sql`
    select kind, first_name as "firstName", last_name as "lastName", at from (
      select 'request' as kind, request.user_id, coalesce(entry.start_time, request.start_time) as at
      from entry_requests request
        left join time_entries entry on entry.id = request.time_entry_id and entry.deleted_at is null
      where request.festival_id = ${festivalId} and request.status = 'waiting'
        and (${inNight('request.start_time')} or ${inNight('entry.start_time')})
      union all
      select 'scan', user_id, at from kiosk_punches
      where festival_id = ${festivalId} and review_reason is not null and decision is null and ${inNight('at')}
    ) waiting left join users on users.id = user_id
    order by kind, lower(last_name), lower(first_name), at`)
  return rows.map(({ kind, firstName, lastName, at }) => ({
    kind,
    person: firstName === null || lastName === null ? null : { firstName, lastName },
    at: new Date(at),
  }))
}
