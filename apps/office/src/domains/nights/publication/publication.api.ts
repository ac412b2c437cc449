import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import { queryOf } from '../../../lib/calls.ts'

/** The nights that are published together: all of a season without one. */
export type PublishedNights = { festivalId: number; seasonId: number; night: string | null }

/** Whom publishing these nights would affect. */
export const publicationQuery = ({ festivalId, seasonId, night }: PublishedNights) =>
  queryOf(PUBLICATION_CALLS.preview, { query: { festivalId, seasonId, ...(night && { night }) } })
