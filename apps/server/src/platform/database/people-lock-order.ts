import { HIGHEST_LEVEL } from '@nightshift/shared/access'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The order in which statements lock several people: administrators first, as an edit of a person locks all of them
 * before the person, then by id.
 */
export const PEOPLE_LOCK_ORDER: SQL = sql`access_lvl = ${HIGHEST_LEVEL} and is_active desc, id`
