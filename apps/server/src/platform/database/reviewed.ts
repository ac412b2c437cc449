import { sql } from 'drizzle-orm'

/**
 * Whether an entry of this table or alias is reviewed. In a locked pay period every entry is: whoever approved it gave a
 * reason for those that needed review.
 */
export function isReviewed(table: 'entry' | 'time_entries') {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  return sql`(${column('needs_review')} is null or exists (
    select 1 from approved_periods
    where approved_periods.festival_id = ${column('festival_id')} and unlocked_at is null
      and starts_at <= ${column('end_time')} and ends_at > ${column('end_time')}
  ))`
}
