import { Box, Button, NativeSelect } from '@mantine/core'
import { STATEMENTS_CALLS } from '@nightshift/shared/payroll/statements/calls'
import type { MyStatementPeriod } from '@nightshift/shared/payroll/statements/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Row, Stack } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { keyOf } from '../../../lib/calls.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { periodDates } from './period-text.ts'
import { StatementSheet } from './statement-sheet.tsx'
import { STATEMENT } from './statements.texts.ts'

const NONE: never[] = []

/** Whose statement, at which festival; one's own without a person. */
type StatementOf = { festivalId: number; userId?: string }

/** The statement of the period that `since` is in; empty for the current one. */
const statementQuery = ({ festivalId, userId }: StatementOf, since: string) =>
  queryOptions({
    queryKey: [...keyOf(STATEMENTS_CALLS.of), festivalId, userId ?? 'me', since],
    queryFn: () => {
      const query = { festivalId, ...(since && { since }) }
      return userId
        ? callApi(STATEMENTS_CALLS.of, { params: { userId }, query })
        : callApi(STATEMENTS_CALLS.mine, { query })
    },
    meta: { reads: STATEMENTS_CALLS.of.reads },
  })

/** The periods of a person at a festival; one's own at every festival. */
const statementPeriodsQuery = (festival: MyStatementPeriod['festival'], userId?: string) =>
  queryOptions({
    queryKey: [...keyOf(STATEMENTS_CALLS.periodsOf), festival.id, userId ?? 'me'],
    queryFn: async (): Promise<MyStatementPeriod[]> => {
      if (!userId) return callApi(STATEMENTS_CALLS.myPeriods, {})
      const query = { festivalId: festival.id }
      const periods = await callApi(STATEMENTS_CALLS.periodsOf, { params: { userId }, query })
      return periods.map((period) => ({ ...period, festival }))
    },
    meta: { reads: STATEMENTS_CALLS.periodsOf.reads },
  })

/**
 * A person's statement of the period in the address, or one's own, and the periods to choose from. One's own may be of
 * an earlier festival.
 */
function useStatement(userId?: string) {
  const current = useFestival()
  const [{ since, festival }, change] = useUrlState({ since: '', festival: '' })
  const festivalId = (!userId && Number(festival)) || current.id
  const statement = useQuery(statementQuery({ festivalId, userId }, since))
  const periods = useQuery(statementPeriodsQuery(current, userId))
  const shown = statement.data && { ...statement.data.period, festival: statement.data.festival }
  const known = periods.data ?? NONE
  // The shown period may have no entries, such as the current one on a Monday.
  const isKnown = shown && known.some((period) => idOf(period) === idOf(shown))
  return {
    statement: statement.data,
    shown,
    periods: shown && !isKnown ? [shown, ...known] : known,
    choose: (chosenId: string) => {
      const chosen = known.find((period) => idOf(period) === chosenId)
      if (chosen) change(addressOf(chosen, current.id))
    },
    error: statement.error ?? periods.error,
    retry: () => Promise.all([statement.refetch(), periods.refetch()]),
  }
}

/** Festivals may have the same periods. */
const idOf = ({ festival, startsAt }: MyStatementPeriod) => `${festival.id} ${startsAt}`

const addressOf = ({ festival, startsAt }: MyStatementPeriod, currentId: number) => ({
  since: startsAt,
  festival: festival.id === currentId ? '' : String(festival.id),
})

/** A statement with the choice of its period; one's own without a person. */
export function StatementView({ userId }: { userId?: string }) {
  const { id: currentId } = useFestival()
  const { statement, shown, periods, choose, error, retry } = useStatement(userId)
  useFailureAlert(error, STATEMENT.loadFailed)
  const optionOf = (period: MyStatementPeriod) => {
    const { festival, state } = period
    const dates = periodDates(period, festival.timeZone)
    const elsewhere = festival.id === currentId ? undefined : festival.name
    return { value: idOf(period), label: STATEMENT.periodOption(dates, state === 'approved', elsewhere) }
  }
  return (
    <Loaded
      query={{ data: statement && shown && { statement, shown }, error, refetch: retry }}
      failed={STATEMENT.loadFailed}
      empty="never"
    >
      {(loaded) => (
        <Box maw="var(--width-page)">
          <Stack>
            <Row>
              <NativeSelect
                label={STATEMENT.period}
                maw="22rem"
                value={idOf(loaded.shown)}
                data={periods.map(optionOf)}
                onChange={({ currentTarget }) => choose(currentTarget.value)}
              />
              <Button variant="default" onClick={() => window.print()}>
                {STATEMENT.print}
              </Button>
            </Row>
            <StatementSheet statement={loaded.statement} />
          </Stack>
        </Box>
      )}
    </Loaded>
  )
}
