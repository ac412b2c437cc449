import { formatCents } from '@nightshift/shared/money'
import type { OvertimeWeek } from '@nightshift/shared/payroll/overtime-calls'
import { formatDate } from '@nightshift/shared/time'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { formatHundredths } from '../../time/entries/weeks.ts'
import styles from './overtime.module.css'
import { OVERTIME } from './overtime.texts.ts'

const { columns } = OVERTIME
const AMOUNTS = ['hours', 'overtime', 'rate', 'premium'] as const

type Props = { weeks: OvertimeWeek[]; timeZone: string; onClose: () => void }

/** Who worked more than 40 hours in which workweek, and what it earns. */
export const OvertimeWindow = ({ weeks, timeZone, onClose }: Props) => {
  const sum = (name: 'hundredths' | 'overtimeHundredths' | 'premium') =>
    weeks.reduce((total, week) => total + week[name], 0)
  return (
    <OfficeModal title={OVERTIME.title} onClose={onClose} size="xl">
      <p className={styles.explanation}>{OVERTIME.explanation(timeZone)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <section className={styles.frame} tabIndex={0} aria-label={OVERTIME.title}>
        <table className={styles.table} aria-label={OVERTIME.title}>
          <thead>
            <tr>
              <th scope="col">{columns.person}</th>
              <th scope="col">{columns.week}</th>
              {AMOUNTS.map((column) => (
                <th key={column} scope="col" className={styles.amount}>
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ user, startsAt, ...week }) => (
              <tr key={`${user.id} ${startsAt}`}>
                <th scope="row">{`${user.firstName} ${user.lastName}`}</th>
                <td>{formatDate(startsAt, week.timeZone)}</td>
                <td className={styles.amount}>{formatHundredths(week.hundredths)}</td>
                <td className={styles.amount}>{formatHundredths(week.overtimeHundredths)}</td>
                <td className={styles.amount}>{formatCents(week.regularRate)}</td>
                <td className={styles.amount}>{formatCents(week.premium)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {OVERTIME.totalRow}
              </th>
              <td className={styles.amount}>{formatHundredths(sum('hundredths'))}</td>
              <td className={styles.amount}>{formatHundredths(sum('overtimeHundredths'))}</td>
              <td />
              <td className={styles.amount}>{formatCents(sum('premium'))}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </OfficeModal>
  )
}
