import { desc, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `seasons`, or an alias of it. */
type Order = { year: PgColumn; part: PgColumn }

/** The newest season first. Not by `begins_at`, which seasons of before 0018 may have in common. */
export const newestFirst = ({ year, part }: Order) => [desc(year), desc(part)]

export const isAfter = (one: Order, other: Order) =>
  sql`(${one.year}, ${one.part}) > (${other.year}, ${other.part})`
