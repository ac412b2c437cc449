import { formatCents } from '@nightshift/shared/money'
import type { Statement } from '@nightshift/shared/payroll/statements/contract'
import { isMoneyWithoutHours } from '@nightshift/shared/payroll/statements/statement-sums'
import { formatClock } from '@nightshift/shared/time'
import { Facts } from '../../../kit/facts.tsx'
import { Stack, Text } from '../../../kit/layout.tsx'
import { PrintSheet } from '../../../kit/print-sheet.tsx'
import { TIMECLOCK } from '../../time/entries/timeclock.texts.ts'
import { formatHundredths } from '../../time/entries/weeks.ts'
import { boundaryText, dayText, periodDates } from './period-text.ts'
import styles from './statement-sheet.module.css'
import { STATEMENT } from './statements.texts.ts'

const { columns } = STATEMENT
const centsText = (cents: number) => (cents ? formatCents(cents) : STATEMENT.nothing)

/** The shifts of a statement: a table, or cards on a phone. On paper always a table. */
function StatementLines({ statement: { lines, totals, festival } }: { statement: Statement }) {
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

/** What is printed: whose, which period, the shifts and the sums. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { person, festival, period, lines, open } = statement
  const { timeZone } = festival
  return (
    <PrintSheet label={TIMECLOCK.statement}>
      <Stack>
        <div className={styles.head}>
          <div>
            <div data-only-paper>{TIMECLOCK.statement}</div>
            <Text quiet>{festival.name}</Text>
            <h2 className={styles.name}>{`${person.firstName} ${person.lastName}`}</h2>
          </div>
          <div>
            <Facts
              words
              facts={[
                {
                  label: STATEMENT.period,
                  value: (
                    <>
                      <strong>{periodDates(period, timeZone)}</strong>
                      <Text quiet>
                        {STATEMENT.from(
                          boundaryText(period.startsAt, timeZone),
                          boundaryText(period.endsAt, timeZone),
                        )}
                      </Text>
                    </>
                  ),
                },
                { label: STATEMENT.state, value: STATEMENT.states[period.state] },
              ]}
            />
          </div>
        </div>
        {lines.length ? <StatementLines statement={statement} /> : <Text>{STATEMENT.empty}</Text>}
        <Sums statement={statement} />
        <div className={styles.notes}>
          {lines.some(({ needsReview }) => needsReview) && <Text quiet>{STATEMENT.reviewNote}</Text>}
          {lines.some(isMoneyWithoutHours) && <Text quiet>{STATEMENT.withoutHoursNote}</Text>}
          {open > 0 && <Text quiet>{STATEMENT.open(open)}</Text>}
          <Text quiet>{STATEMENT.note(timeZone)}</Text>
        </div>
      </Stack>
    </PrintSheet>
  )
}

function Sums({ statement: { totals, premium, total } }: { statement: Statement }) {
  const sums = [
    { label: STATEMENT.hours, value: formatHundredths(totals.hundredths) },
    { label: STATEMENT.pay, value: formatCents(totals.pay) },
    ...(premium
      ? [
          {
            label: STATEMENT.premium(formatHundredths(premium.hundredths)),
            value: formatCents(premium.cents),
          },
        ]
      : []),
    { label: STATEMENT.cash, value: formatCents(totals.cash) },
    { label: STATEMENT.credit, value: formatCents(totals.credit) },
    {
      label: STATEMENT.deduction,
      value: totals.deduction ? STATEMENT.minus(formatCents(totals.deduction)) : formatCents(0),
    },
    { label: STATEMENT.total, value: formatCents(total) },
  ]
  return (
    <section className={styles.sums} aria-label={STATEMENT.sums}>
      <Facts facts={sums} />
    </section>
  )
}
