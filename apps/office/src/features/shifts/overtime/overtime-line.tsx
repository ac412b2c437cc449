import { Anchor, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { formatCents } from '@nightshift/shared/money'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Span } from '@nightshift/shared/pay-periods/periods'
import type { OvertimeWeek } from '@nightshift/shared/payroll/overtime-calls'
import type { Period } from '@nightshift/shared/timeclock/pay-period'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../auth/use-auth.ts'
import styles from './overtime.module.css'
import { OVERTIME } from './overtime.texts.ts'
import { OvertimeWindow } from './overtime-window.tsx'
import { useOvertime } from './use-overtime.ts'

type Props = {
  period: Period
  /** The pay period, where one is chosen. */
  exact?: Span
  isPeriod: boolean
}

/** The overtime premium of the shown days, below their totals. Only who can answer the question is reminded of it. */
export function OvertimeLine({ period, exact, isPeriod }: Props) {
  const { rule, hasAnswer, weeks, timeZone } = useOvertime(period, exact, isPeriod)
  const [isOpen, setIsOpen] = useState(false)
  const mayAnswer = can(useMe(), 'festivals.manage')
  if (rule === null && hasAnswer && mayAnswer) return <p className={styles.line}>{OVERTIME.unansweredThen}</p>
  if (rule === null && mayAnswer)
    return (
      <p className={styles.line}>
        {OVERTIME.unanswered}{' '}
        <Anchor component={Link} to={OFFICE_PATHS.payrollSettings} inherit underline="always">
          {OVERTIME.answer}
        </Anchor>
      </p>
    )
  if (!weeks) return null
  if (weeks.length === 0) return <p className={styles.line}>{OVERTIME.none}</p>
  return (
    <>
      <Button variant="subtle" color="gray" className={styles.button} onClick={() => setIsOpen(true)}>
        {OVERTIME.total(formatCents(premiumOf(weeks)), new Set(weeks.map(({ user }) => user.id)).size)}
      </Button>
      {isOpen && <OvertimeWindow weeks={weeks} timeZone={timeZone} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const premiumOf = (weeks: OvertimeWeek[]) => weeks.reduce((sum, { premium }) => sum + premium, 0)
