import type { MyStatementPeriod } from '@nightshift/shared/statements/contract'
import { useQuery } from '@tanstack/react-query'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { statementPeriodsQuery, statementQuery } from './statements.api.ts'

const NONE: never[] = []

/**
 * A person's statement of the period in the address, or one's own, and the periods to choose from. One's own may be of
 * an earlier festival.
 */
export function useStatement(userId?: string) {
  const current = useFestival()
  const [{ since, festival }, change] = useUrlState({ since: '', festival: '' })
  const festivalId = (!userId && Number(festival)) || current.id
  const statement = useQuery(statementQuery({ festivalId, userId }, since))
  const periods = useQuery(statementPeriodsQuery(current, userId))
  const shown = statement.data && { ...statement.data.period, festival: statement.data.festival }
  const known = periods.data ?? NONE
  // The shown period may have no entries, such as the current one on a Monday.
  const isKnown = shown && known.some((period) => keyOf(period) === keyOf(shown))
  return {
    statement: statement.data,
    shown,
    periods: shown && !isKnown ? [shown, ...known] : known,
    choose: (key: string) => {
      const chosen = known.find((period) => keyOf(period) === key)
      if (chosen) change(addressOf(chosen, current.id))
    },
    error: statement.error ?? periods.error,
    retry: () => Promise.all([statement.refetch(), periods.refetch()]),
  }
}

/** Festivals may have the same periods. */
export const keyOf = ({ festival, startsAt }: MyStatementPeriod) => `${festival.id} ${startsAt}`

const addressOf = ({ festival, startsAt }: MyStatementPeriod, currentId: number) => ({
  since: startsAt,
  festival: festival.id === currentId ? '' : String(festival.id),
})
