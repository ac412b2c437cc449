import { TENURE_CALLS } from '@nightshift/shared/people/tenure/calls'
import type { PersonTenure } from '@nightshift/shared/people/tenure/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'

/** The years worked by user id, newest first; people who never worked are left out. */
export type YearsWorked = ReadonlyMap<string, number[]>

const byPerson = (list: PersonTenure[]): YearsWorked =>
  new Map(list.map(({ userId, years }) => [userId, years]))

export const tenureQuery = (festivalId: number) =>
  queryOptions({
    ...queryOf(TENURE_CALLS.list, { params: { id: festivalId } }),
    select: byPerson,
  })
