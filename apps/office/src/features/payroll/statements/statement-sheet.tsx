import { formatCents } from '@nightshift/shared/money'
import type { Statement } from '@nightshift/shared/payroll/statements/contract'
import { isMoneyWithoutHours } from '@nightshift/shared/payroll/statements/statement-sums'
import { TIMECLOCK } from '../../time/entries/timeclock.texts.ts'
import { formatHundredths } from '../../time/entries/weeks.ts'
import { boundaryText, periodDates } from './period-text.ts'
import { StatementLines } from './statement-lines.tsx'
import styles from './statement-sheet.module.css'
import { STATEMENT } from './statements.texts.ts'

/** What is printed: whose, which period, the shifts and the sums. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { person, festival, period, lines, open } = statement
  const { timeZone } = festival
  return (
    <article className={styles.sheet} aria-label={TIMECLOCK.statement}>
      <div className={styles.head}>
        <div>
          <p className={styles.festival}>{festival.name}</p>
          <h2 className={styles.name}>{`${person.firstName} ${person.lastName}`}</h2>
        </div>
        <dl className={styles.period}>
          <dt>{STATEMENT.period}</dt>
          <dd>
            <strong>{periodDates(period, timeZone)}</strong>
            <span>
              {STATEMENT.from(boundaryText(period.startsAt, timeZone), boundaryText(period.endsAt, timeZone))}
            </span>
          </dd>
          <dt>{STATEMENT.state}</dt>
          <dd>{STATEMENT.states[period.state]}</dd>
        </dl>
      </div>
      {lines.length ? (
        <StatementLines statement={statement} />
      ) : (
        <p className={styles.empty}>{STATEMENT.empty}</p>
      )}
      <Sums statement={statement} />
      <div className={styles.notes}>
        {lines.some(({ needsReview }) => needsReview) && <p>{STATEMENT.reviewNote}</p>}
        {lines.some(isMoneyWithoutHours) && <p>{STATEMENT.withoutHoursNote}</p>}
        {open > 0 && <p>{STATEMENT.open(open)}</p>}
        <p>{STATEMENT.note(timeZone)}</p>
      </div>
    </article>
  )
}

function Sums({ statement: { totals, premium, total } }: { statement: Statement }) {
  const sums = [
    [STATEMENT.hours, formatHundredths(totals.hundredths)],
    [STATEMENT.pay, formatCents(totals.pay)],
    ...(premium
      ? [[STATEMENT.premium(formatHundredths(premium.hundredths)), formatCents(premium.cents)]]
      : []),
    [STATEMENT.cash, formatCents(totals.cash)],
    [STATEMENT.credit, formatCents(totals.credit)],
    [STATEMENT.deduction, totals.deduction ? STATEMENT.minus(formatCents(totals.deduction)) : formatCents(0)],
  ]
  return (
    <dl className={styles.sums} aria-label={STATEMENT.sums}>
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{STATEMENT.total}</dt>
        <dd>{formatCents(total)}</dd>
      </div>
    </dl>
  )
}
