import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { users } from '../../../platform/database/schema.ts'

export type PeopleNames = (id: string | null) => { id: string; name: string } | null

/** The names of people by id. */
export async function findPeopleNames(db: Queryable, ids: (string | null)[]): Promise<PeopleNames> {
  const { id, firstName, lastName } = users
  const named = ids.filter((one) => one !== null)
  const people = named.length
    ? await db.select({ id, firstName, lastName }).from(users).where(inArray(id, named))
    : []
  const names = new Map(people.map((one) => [one.id, `${one.firstName} ${one.lastName}`]))
  return (one) => (one === null ? null : { id: one, name: names.get(one) ?? '' })
}
