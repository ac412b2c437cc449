import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'

/** Who of the festival may have sent which application of a season. */
export const knownApplicantsQuery = (festivalId: number, seasonId: number) =>
  queryOf(HIRING_CALLS.known, { params: { id: festivalId }, query: { seasonId } })

/** The known people by application, of the season that a list shows. A failure shows nobody: it is only a hint. */
export function useKnownPeople(seasonId: number | undefined) {
  const { id } = useFestival()
  const { data } = useQuery({
    ...knownApplicantsQuery(id, seasonId ?? 0),
    enabled: seasonId !== undefined,
  })
  return useMemo(
    () => new Map<number, KnownPerson[]>(data?.map(({ applicationId, people }) => [applicationId, people])),
    [data],
  )
}
