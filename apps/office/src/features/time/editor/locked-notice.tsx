import { Anchor } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { LockedPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { Link } from 'react-router'
import { useMe } from '../../access/auth/use-auth.ts'
import { datesText, momentText, nameOf } from '../../payroll/periods/period-words.ts'
import { PERIODS } from '../../payroll/periods/periods.texts.ts'
import { spanOf } from '../../payroll/periods/use-periods.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { periodView } from '../timesheets/view.ts'
import styles from './entry-editor.module.css'

type Props = { lock: LockedPeriod; onClose: () => void }

/** Why the entry cannot be changed, and the way to the period, where an administrator unlocks it. */
export function LockedNotice({ lock, onClose }: Props) {
  const { timeZone } = useFestival()
  const mayUnlock = can(useMe(), 'festivals.manage')
  const period = new URLSearchParams(periodView(spanOf(lock), timeZone))
  return (
    <div className={styles.review}>
      <div>
        <p className={styles.name}>{PERIODS.lockedTitle(datesText(lock, new Date(), timeZone))}</p>
        <p className={styles.why}>
          {PERIODS.lockedText(nameOf(lock.approvedBy), momentText(lock.approvedAt, timeZone))}
          {!mayUnlock && ` ${PERIODS.lockedAsk}`}
        </p>
      </div>
      {mayUnlock && (
        <Anchor component={Link} to={`${OFFICE_PATHS.timesheets}?${period}`} onClick={onClose} inherit>
          {PERIODS.showPeriod}
        </Anchor>
      )}
    </div>
  )
}
