import { useQuery } from '@tanstack/react-query'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { statementPeriodsQuery, statementQuery } from './statements.api.ts'

const NONE: never[] = []

/** A person's statement of the period in the address, or one's own, and the periods to choose from. */
export function useStatement(userId?: string) {
  const { id: festivalId } = useFestival()
  const [{ since }, change] = useUrlState({ since: '' })
  const statement = useQuery(statementQuery({ festivalId, userId }, since))
  const periods = useQuery(statementPeriodsQuery({ festivalId, userId }))
  const shown = statement.data?.period
  const known = periods.data ?? NONE
  // The shown period may have no entries, such as the current one on a Monday.
  const isKnown = shown && known.some(({ startsAt }) => timeOf(startsAt) === timeOf(shown.startsAt))
  return {
    statement: statement.data,
    periods: shown && !isKnown ? [shown, ...known] : known,
    choose: (startsAt: string) => change({ since: startsAt }),
    error: statement.error ?? periods.error,
    retry: () => Promise.all([statement.refetch(), periods.refetch()]),
  }
}

const timeOf = (instant: string | Date) => new Date(instant).getTime()
