import type { SlowCall, SystemHealth } from '@nightshift/shared/system/health/contract'
import type { Db } from '../../../platform/database/pool.ts'
import { utcDay } from '../../../platform/utc-day.ts'

const DAY_MS = 24 * 60 * 60_000
const SHOWN = 20

type DatabaseState = Omit<SystemHealth['database'], 'isEmbedded'>

export async function findDatabaseState(db: Db): Promise<DatabaseState> {
  const { rows } = await db.$client.query<DatabaseState>(`
    select pg_database_size(current_database())::float8 as "sizeBytes",
      current_setting('max_connections')::int as "maxConnections",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections`)
  return rows[0]!
}

/** Scans carry an idempotency key, which is kept with its time. */
export async function findScans(db: Db, now: Date): Promise<SystemHealth['scans']> {
  const { rows } = await db.$client.query<SystemHealth['scans']>(
    'select count(*)::int as count, max(at) as "lastAt" from idempotency_keys where at > $1',
    [new Date(now.getTime() - DAY_MS)],
  )
  return rows[0]!
}

/** The slow calls of the last week, the most frequent first. */
export async function findSlowCalls(db: Db, now: Date): Promise<SlowCall[]> {
  const { rows } = await db.$client.query<SlowCall>(
    `select method, route, sum(calls)::int as calls,
      coalesce(sum(calls) filter (where day >= $2), 0)::int as recently,
      round(sum(total_ms) / sum(calls))::int as "averageMs",
      max(slowest_ms) as "slowestMs", max(last_at) as "lastAt"
    from slow_calls where last_at > $1
    group by method, route
    order by calls desc, "slowestMs" desc limit $3`,
    [new Date(now.getTime() - 7 * DAY_MS), utcDay(now, -1), SHOWN],
  )
  return rows
}
