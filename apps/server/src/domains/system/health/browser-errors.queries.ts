import type { BrowserErrorGroup } from '@nightshift/shared/system/health/contract'
import type { Db } from '../../../platform/database/pool.ts'
import type { browserErrors } from '../../../platform/database/schema.ts'
import { utcDay } from '../../../platform/utc-day.ts'

type Row = typeof browserErrors.$inferSelect
export type BrowserError = Pick<
  Row,
  'digest' | 'release' | 'kind' | 'page' | 'message' | 'frames' | 'requestId'
>

const STORE = `
  insert into browser_errors (day, digest, release, kind, page, message, frames, request_id, first_at, last_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9
  where (select count(*) from browser_errors where day = $1) < $10
    or exists (select from browser_errors where day = $1 and digest = $2)
  on conflict (day, digest) do update set
    count = browser_errors.count + 1,
    last_at = excluded.last_at,
    request_id = coalesce(excluded.request_id, browser_errors.request_id)
  returning count`

/** Adds an error to its group of the day and answers its count; nothing when the day has no room for a new group. */
export async function storeBrowserError(db: Db, error: BrowserError, now: Date, mostGroups: number) {
  const { digest, release, kind, page, message, frames, requestId } = error
  const { rows } = await db.$client.query<{ count: number }>({
    name: 'store-browser-error',
    text: STORE,
    values: [utcDay(now), digest, release, kind, page, message, frames, requestId, now, mostGroups],
  })
  return rows[0]?.count
}

const SHOWN = 20

const FIND = `
  select release, kind, page, message,
    (array_agg(to_json(frames) order by last_at desc))[1] as frames,
    sum(count)::int as count,
    coalesce(sum(count) filter (where day >= $2), 0)::int as recently,
    min(first_at) as "firstAt", max(last_at) as "lastAt",
    (array_agg(request_id order by last_at desc) filter (where request_id is not null))[1] as "requestId"
  from browser_errors where last_at > $1
  group by digest, release, kind, page, message
  order by max(last_at) desc limit $3`

/** The errors of the last week, the latest first. */
export async function findBrowserErrors(db: Db, now: Date): Promise<BrowserErrorGroup[]> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60_000)
  const { rows } = await db.$client.query<BrowserErrorGroup>({
    name: 'browser-errors',
    text: FIND,
    values: [weekAgo, utcDay(now, -1), SHOWN],
  })
  return rows
}
