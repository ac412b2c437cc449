import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { knownApplicantsQuery } from './known.api.ts'

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
