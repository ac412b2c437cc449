import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pool.ts'

type Theirs = { id: number; rawData: string }

/** Sent by their personal link or hired as this person, unless somebody else was hired from it. */
const linkedTo = (userId: string) => sql`
  user_id = ${userId} or (user_id is null and (
    returning_user_id = ${userId} or id = (select application_id from users where id = ${userId})))`

const NAME = sql.raw(`lower(regexp_replace(trim(first_name || ' ' || last_name), '\\s+', ' ', 'g'))`)
const EMAIL = sql.raw('lower(trim(email))')
/** The last ten digits: with or without the country code. */
const PHONE = sql.raw(`right(regexp_replace(phone, '\\D', '', 'g'), 10)`)

const FIELDS = sql.raw(`
  coalesce(data ->> 'firstName', '') as first_name, coalesce(data ->> 'lastName', '') as last_name,
  coalesce(data ->> 'email', '') as email, coalesce(data ->> 'phone', '') as phone`)

/** Row locks on the applications of a person. Before the person is locked, as in a hire. */
export async function lockTheirApplications(db: Queryable, userId: string) {
  await db.execute(sql`select id from applications where ${linkedTo(userId)} order by id for update`)
}

/**
 * The applications of a person, the latest first: linked ones, and those that nobody was hired from with the same full
 * name and the same email or phone, as the account or a linked application has them.
 */
export async function findTheirApplications(db: Queryable, userId: string) {
  const { rows } = await db.execute<Theirs>(sql`
    with linked as (
      select id, raw_data::json as data from applications where ${linkedTo(userId)}
    ), known as (
      select ${NAME} as name, ${EMAIL} as email, ${PHONE} as phone from (
        select first_name, last_name, email, phone from users where id = ${userId}
        union all select ${FIELDS} from linked
      ) one
    ), others as (
      select id, ${NAME} as name, ${EMAIL} as email, ${PHONE} as phone from (
        select id, ${FIELDS} from (
          select id, raw_data::json as data from applications
          where user_id is null and returning_user_id is null
            and not exists (select 1 from users where application_id = applications.id)
        ) unlinked
      ) one
    )
    select id, raw_data as "rawData" from applications
    where id in (select id from linked) or id in (
      select id from others where exists (select 1 from known where known.name = others.name)
        and exists (select 1 from known
          where (known.email <> '' and known.email = others.email)
            or (length(known.phone) = 10 and known.phone = others.phone)))
    order by created_at desc, id desc`)
  return rows
}
