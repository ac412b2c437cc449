import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { COUNTS_AS_WORK, YEARS_WORKED } from '../people/tenure/tenure.queries.ts'

// Emails and phones are normalised as in packages/shared/src/hiring/normalize-contact.ts. What is empty is null and
// matches nothing.
export const emailOf = (email: SQL) =>
  sql`nullif(lower(regexp_replace(normalize(${email}, NFKC), '\\s', '', 'g')), '')`
export const phoneOf = (phone: SQL) => sql`
  nullif(regexp_replace(regexp_replace(normalize(${phone}, NFKC), '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', ''), '')`

/** The full name without case, accents, spaces and punctuation; null unless both parts are there. */
export const nameOf = (firstName: SQL, lastName: SQL) => sql`
  nullif(lower(regexp_replace(normalize(nullif(btrim(${firstName}), '') || nullif(btrim(${lastName}), ''), NFD),
    '[\\u0300-\\u036f\\u2019[:space:][:punct:]]', '', 'g')), '')`

/**
 * The pairs of these applications and these people that match, and by what; the caller names one festival. Erased people are
 * unknown, and so is who was hired or signed up from the application itself. Grouping by the normalised value is fast
 * without planner statistics, too; a join of two computed sets may become a nested loop.
 */
const matches = (which: SQL, who: SQL) => sql`
  contact as (
    select rank, value, application.id as sent_id, null::uuid as person_id
    from applications application
    cross join lateral json_to_record(application.raw_data::json)
      as answers ("firstName" text, "lastName" text, email text, phone text)
    cross join lateral (values (1, application.returning_user_id::text), (2, ${emailOf(sql`answers.email`)}),
      (3, ${phoneOf(sql`answers.phone`)}), (4, ${nameOf(sql`answers."firstName"`, sql`answers."lastName"`)})
    ) as contact (rank, value)
    where ${which} and value is not null
    union all
    select rank, value, null, users.id
    from users cross join lateral (values (1, users.id::text), (2, ${emailOf(sql`users.email`)}),
      (3, ${phoneOf(sql`users.phone`)}), (4, ${nameOf(sql`users.first_name`, sql`users.last_name`)})
    ) as contact (rank, value)
    where ${who} and value is not null
  ), shared as (
    select rank, array_remove(array_agg(sent_id), null) as sent_ids,
      array_remove(array_agg(person_id), null) as person_ids
    from contact group by rank, value having count(sent_id) > 0 and count(person_id) > 0
  ), matched as (
    select sent.id as sent_id, person.id as person_id,
      array_agg((array['link', 'email', 'phone', 'name'])[rank] order by rank) as matched_by, min(rank) as best
    from shared cross join lateral unnest(sent_ids) as sent_id cross join lateral unnest(person_ids) as person_id
    join applications sent on sent.id = sent_id
    join users person on person.id = person_id
    where person.id is distinct from sent.user_id and person.application_id is distinct from sent.id
      and not exists (select 1 from erased_people erased where erased.user_id = person.id)
    group by sent.id, person.id
  )`

const LAST_POSITION = sql`
  select position_name from time_entries entry
  where entry.user_id = person.id and entry.festival_id = person.festival_id and ${COUNTS_AS_WORK}
  order by start_time desc limit 1`

const HELD = sql`
  select json_agg(json_build_object('positionId', position_id, 'payrate', payrate) order by id)
  from user_positions held where held.user_id = person.id and held.festival_id = person.festival_id`

/** The known applicants of a season, or of the current one, as JSON. Nobody while the festival takes no applications. */
export async function findKnownApplicants(db: Queryable, festivalId: number, seasonId: number | null) {
  const season = sql`coalesce(${seasonId}::integer,
    (select id from seasons where festival_id = ${festivalId} order by year desc, part desc limit 1))`
  const which = sql`application.festival_id = ${festivalId} and application.season_id = ${season}
    and exists (select 1 from festivals where id = ${festivalId} and enable_apps)`
  const { rows } = await db.execute<{ json: string }>(sql`
    with ${matches(which, sql`users.festival_id = ${festivalId}`)}, applicant as (
      select sent_id, json_agg(json_build_object(
        'id', person.id, 'username', username, 'firstName', first_name, 'middleName', middle_name,
        'lastName', last_name, 'email', email, 'phone', phone, 'isActive', is_active, 'notes', notes,
        'photo', case when photo_version is not null
          then '/api/users/' || person.id || '/photo?v=' || photo_version end,
        'mayReturn', may_return, 'years', coalesce(years, '{}'), 'seasonsBefore', seasons_before,
        'lastPosition', (${LAST_POSITION}), 'userPositions', coalesce((${HELD}), '[]'), 'matchedBy', matched_by)
        order by best, person.id) as people
      from matched join users person on person.id = person_id cross join lateral (${YEARS_WORKED}) worked
      group by sent_id
    )
    select coalesce(json_agg(json_build_object('applicationId', sent_id, 'people', people) order by sent_id), '[]')::text
      as json from applicant`)
  return rows[0]!.json
}

/** Whether an application matches this person. */
export async function isKnownApplicant(tx: Transaction, applicationId: number, userId: string) {
  const { rows } = await tx.execute(sql`
    with ${matches(sql`application.id = ${applicationId}`, sql`users.id = ${userId}`)}
    select 1 from matched`)
  return rows.length > 0
}
