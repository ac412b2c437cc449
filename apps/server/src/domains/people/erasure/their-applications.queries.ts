import { type SQL, sql } from 'drizzle-orm'
import type { ListedApplication } from '../../../platform/backups/erased-list.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { emailOf, nameOf, phoneOf } from '../../hiring/known-people.queries.ts'

/** Sent by their personal link or hired as this person, unless somebody else was hired from it. */
const linkedTo = (userId: string) => sql`
  user_id = ${userId} or (user_id is null and (
    returning_user_id = ${userId} or id = (select application_id from users where id = ${userId})))`

/** With or without the country code. */
const lastTenDigits = (phone: SQL) => sql`right(${phoneOf(phone)}, 10)`

const answer = (name: string) => sql`(raw_data::json ->> ${sql.raw(`'${name}'`)})`

const ANSWERED = sql`${nameOf(answer('firstName'), answer('lastName'))} as name,
  ${emailOf(answer('email'))} as email, ${lastTenDigits(answer('phone'))} as phone`

/**
 * The applications of a person: linked ones, and those that nobody was hired from with the same full name and the same
 * email or phone, as the account has or had them, or a linked application. What is empty is null and matches nothing.
 */
const theirs = (userId: string) => sql`
  with linked as (
    select id, raw_data from applications where ${linkedTo(userId)}
  ), known as (
    select ${nameOf(sql`first_name`, sql`last_name`)} as name, ${emailOf(sql`email`)} as email,
      ${lastTenDigits(sql`phone`)} as phone
    from users where id = ${userId}
    union all select ${ANSWERED} from linked
    union all
    select null, ${emailOf(sql`version ->> 'email'`)}, ${lastTenDigits(sql`version ->> 'phone'`)}
    from audit_log cross join lateral unnest(array[before, after]) as version
    where entity = 'user' and entity_id = ${userId}
  ), others as (
    select id, ${ANSWERED} from applications
    where user_id is null and returning_user_id is null
      and not exists (select 1 from users where application_id = applications.id)
  )
  select id, created_at as "createdAt", raw_data as "rawData" from applications
  where id in (select id from linked) or id in (
    select id from others where exists (select 1 from known where known.name = others.name)
      and exists (select 1 from known
        where known.email = others.email or (length(known.phone) = 10 and known.phone = others.phone)))`

/** Row locks on the applications of a person. Before the person is locked, as in a hire. */
export async function lockTheirApplications(db: Queryable, userId: string) {
  await db.execute(sql`${theirs(userId)} order by id for update`)
}

/** The applications of a person, the latest first. */
export async function findTheirApplications(db: Queryable, userId: string) {
  type Row = { id: number; createdAt: string; rawData: string }
  const { rows } = await db.execute<Row>(sql`${theirs(userId)} order by created_at desc, id desc`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** The ids of those of these applications that are in the database. */
export async function findListedApplications(db: Queryable, listed: ListedApplication[]) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select applications.id from applications
    join json_to_recordset(${JSON.stringify(listed)}) as listed (id integer, "createdAt" timestamptz)
      on listed.id = applications.id and listed."createdAt" = created_at
    order by 1`)
  return rows.map(({ id }) => id)
}
