import { Button, NativeSelect } from '@mantine/core'
import type { MyStatementPeriod } from '@nightshift/shared/payroll/statements/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { periodDates } from './period-text.ts'
import { StatementSheet } from './statement-sheet.tsx'
import styles from './statement-view.module.css'
import { STATEMENT } from './statements.texts.ts'
import { idOf, useStatement } from './use-statement.ts'

/** A statement with the choice of its period; one's own without a person. */
export function StatementView({ userId }: { userId?: string }) {
  const { id: currentId } = useFestival()
  const { statement, shown, periods, choose, error, retry } = useStatement(userId)
  useFailureAlert(error, STATEMENT.loadFailed)
  if (!statement || !shown) {
    if (!error) return <Loading />
    return (
      <NoticeState part title={STATES.failedTitle} text={STATEMENT.loadFailed}>
        <StateAction label={STATES.retry} onClick={retry} />
      </NoticeState>
    )
  }
  const optionOf = (period: MyStatementPeriod) => {
    const { festival, state } = period
    const dates = periodDates(period, festival.timeZone)
    const elsewhere = festival.id === currentId ? undefined : festival.name
    return { value: idOf(period), label: STATEMENT.periodOption(dates, state === 'approved', elsewhere) }
  }
  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <NativeSelect
          label={STATEMENT.period}
          className={styles.period}
          value={idOf(shown)}
          data={periods.map(optionOf)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <Button variant="default" onClick={() => window.print()}>
          {STATEMENT.print}
        </Button>
      </div>
      <StatementSheet statement={statement} />
    </div>
  )
}
