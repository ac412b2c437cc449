import { formatCents } from '@nightshift/shared/money'
import type { LabourCost, LabourFigures } from '@nightshift/shared/payroll/labour-cost/contract'
import { Columns } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { changeText, hoursText } from './figures-text.ts'
import { LabourChart } from './labour-chart.tsx'
import styles from './labour-cost.module.css'
import { LABOUR } from './labour-cost.texts.ts'
import { EventShares, NightTable } from './labour-tables.tsx'

/** Sums, chart and tables of one season. */
export const LabourCostView = ({ cost }: { cost: LabourCost }) => (
  <>
    <LabourTotals cost={cost} />
    <Columns>
      <Section level={3} title={LABOUR.chart}>
        <div>
          <LabourChart cost={cost} />
          <ul className={styles.legend}>
            <li>
              <svg aria-hidden="true" width="16" height="16">
                <path className={styles.tips} d="M8 2l6 6-6 6-6-6z" />
              </svg>
              {LABOUR.tipsMark}
            </li>
            {cost.seasonBefore && (
              <li>
                <svg aria-hidden="true" width="16" height="16">
                  <rect className={styles.before} x="2" y="2" width="12" height="12" />
                </svg>
                {LABOUR.inSeason(cost.seasonBefore)}
              </li>
            )}
          </ul>
        </div>
      </Section>
      <Section level={3} title={LABOUR.byEvent}>
        <EventShares cost={cost} />
      </Section>
    </Columns>
    <Section level={3} title={LABOUR.byNight}>
      <NightTable cost={cost} />
    </Section>
  </>
)

const tipsOf = ({ cash, credit }: LabourFigures) => cash + credit

/** The sums of the season, each with that of the season before. */
function LabourTotals({ cost: { totals, totalsBefore, seasonBefore } }: { cost: LabourCost }) {
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
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{text(of(totals))}</dd>
          {note && <dd>{note}</dd>}
          {totalsBefore && seasonBefore && (
            <dd>
              {LABOUR.lastSeason(seasonBefore, text(of(totalsBefore)))}{' '}
              <span className={styles.change}>{changeText(of(totals), of(totalsBefore))}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
