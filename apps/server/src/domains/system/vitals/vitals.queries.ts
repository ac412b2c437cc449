import type { Db } from '../../../platform/database/pool.ts'

/** As Google reports them: the last 28 days. Anybody can report any page, so only the busiest are shown. */
const VITALS = `
  select coalesce(json_agg(json_build_object(
    'page', page, 'loads', loads, 'LCP', lcp, 'INP', inp, 'CLS', cls) order by loads desc, page), '[]')::text as json
  from (
    select page, count(*) filter (where name = 'TTFB') as loads,
      percentile_cont(0.75) within group (order by value) filter (where name = 'LCP') as lcp,
      percentile_cont(0.75) within group (order by value) filter (where name = 'INP') as inp,
      percentile_cont(0.75) within group (order by value) filter (where name = 'CLS') as cls
    from web_vitals
    where at > $1::timestamptz - interval '28 days'
    group by page order by loads desc, page limit 12
  ) busiest`

export async function findVitalsJson(db: Db, now: Date) {
  const { rows } = await db.$client.query<{ json: string }>({ name: 'vitals', text: VITALS, values: [now] })
  return rows[0]!.json
}
