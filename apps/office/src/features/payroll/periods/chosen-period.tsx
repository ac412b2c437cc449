import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { PayPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './chosen-period.module.css'
import { periodFacts, stateText } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'

type Props = { period: PayPeriod; onApprove: () => void; onUnlock: () => void }

/** The state of the chosen period, and what can be done with it. */
export function ChosenPeriod({ period, onApprove, onUnlock }: Props) {
  const { timeZone } = useFestival()
  const me = useMe()
  const { approval, endsAt } = period
  const hasEnded = new Date(endsAt) <= new Date()
  return (
    <div className={styles.chosen}>
      <p className={styles.facts}>
        <strong>{stateText(period)}</strong>
        {periodFacts(period, timeZone).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {!approval && hasEnded && (
        <Button size="compact-sm" className={styles.action} onClick={onApprove}>
          {PERIODS.approve}
        </Button>
      )}
      {approval && can(me, 'festivals.manage') && (
        <Button size="compact-sm" variant="default" className={styles.action} onClick={onUnlock}>
          {PERIODS.unlock}
        </Button>
      )}
    </div>
  )
}
