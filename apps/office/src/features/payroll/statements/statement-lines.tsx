import { formatCents } from '@nightshift/shared/money'
import type { Statement } from '@nightshift/shared/payroll/statements/contract'
import { isMoneyWithoutHours } from '@nightshift/shared/payroll/statements/statement-sums'
import { formatClock } from '@nightshift/shared/time'
import { formatHundredths } from '../../time/entries/weeks.ts'
import { dayText } from './period-text.ts'
import styles from './statement-lines.module.css'
import { STATEMENT } from './statements.texts.ts'

const { columns } = STATEMENT
const centsText = (cents: number) => (cents ? formatCents(cents) : STATEMENT.nothing)

/** The shifts of a statement: a table, or cards on a phone. On paper always a table. */
export function StatementLines({ statement: { lines, totals, festival } }: { statement: Statement }) {
  const { timeZone } = festival
  return (
    <table className={styles.lines} aria-label={STATEMENT.lines}>
      <thead>
        <tr>
          {Object.entries(columns).map(([column, label]) => (
            <th key={column} scope="col" data-column={column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, positionName, startTime, endTime, needsReview, ...line }) => (
          <tr key={id}>
            <th scope="row" data-column="date">
              {dayText(startTime, timeZone)}
            </th>
            <td data-column="position">
              {positionName}
              {needsReview && STATEMENT.inReview}
              {isMoneyWithoutHours(line) && STATEMENT.withoutHours}
            </td>
            <td data-column="in">{formatClock(new Date(startTime), timeZone)}</td>
            <td data-column="out">{formatClock(new Date(endTime), timeZone)}</td>
            <td data-column="hours" data-label={columns.hours}>
              {formatHundredths(line.hundredths)}
            </td>
            <td data-column="rate" data-label={columns.rate}>
              {formatCents(line.rate)}
            </td>
            <td data-column="pay" data-label={columns.pay}>
              {formatCents(line.pay)}
            </td>
            <td data-column="cash" data-label={columns.cash} data-empty={!line.cash || undefined}>
              {centsText(line.cash)}
            </td>
            <td data-column="credit" data-label={columns.credit} data-empty={!line.credit || undefined}>
              {centsText(line.credit)}
            </td>
            <td
              data-column="deduction"
              data-label={columns.deduction}
              data-empty={!line.deduction || undefined}
            >
              {centsText(line.deduction)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {STATEMENT.sums}
          </th>
          <td>{formatHundredths(totals.hundredths)}</td>
          <td />
          <td>{formatCents(totals.pay)}</td>
          <td>{centsText(totals.cash)}</td>
          <td>{centsText(totals.credit)}</td>
          <td>{centsText(totals.deduction)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
