import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '../session/caller.ts'

export type FestivalScope = Pick<Caller, 'festivalId'>

/** The condition that keeps a query within the caller's festival; none for callers who reach all of them. */
export const withinFestival = (column: PgColumn, { festivalId }: FestivalScope) =>
  festivalId === null ? undefined : eq(column, festivalId)
