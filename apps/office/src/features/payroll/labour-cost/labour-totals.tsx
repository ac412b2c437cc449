import { formatCents } from '@nightshift/shared/money'
import type { LabourCost, LabourFigures } from '@nightshift/shared/payroll/labour-cost/contract'
import { changeText, hoursText } from './figures-text.ts'
import { LABOUR } from './labour-cost.texts.ts'
import styles from './labour-totals.module.css'

const tipsOf = ({ cash, credit }: LabourFigures) => cash + credit

/** The sums of the season, each with that of the season before. */
export function LabourTotals({ cost: { totals, totalsBefore, seasonBefore } }: { cost: LabourCost }) {
  const { pay, hundredths, cash, credit } = totals
  const perHour = hundredths ? LABOUR.perHour(formatCents(Math.round((pay * 100) / hundredths))) : undefined
  const figures = [
    { label: LABOUR.pay, of: ({ pay }: LabourFigures) => pay, text: formatCents, note: perHour },
    { label: LABOUR.hours, of: ({ hundredths }: LabourFigures) => hundredths, text: hoursText },
    {
      label: LABOUR.tips,
      of: tipsOf,
      text: formatCents,
      note: tipsOf(totals) ? LABOUR.tipsParts(formatCents(cash), formatCents(credit)) : undefined,
    },
    { label: LABOUR.people, of: ({ people }: LabourFigures) => people, text: String },
  ]
  return (
    <dl className={styles.totals} aria-label={LABOUR.totals}>
      {figures.map(({ label, of, text, note }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{text(of(totals))}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
          {totalsBefore && seasonBefore && (
            <dd className={styles.note}>
              {LABOUR.lastSeason(seasonBefore, text(of(totalsBefore)))}{' '}
              <span className={styles.change}>{changeText(of(totals), of(totalsBefore))}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
