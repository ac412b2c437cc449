import type { LabourCost } from '@nightshift/shared/payroll/labour-cost/contract'
import { formatTenths, tenthsOfPercent } from '@nightshift/shared/payroll/labour-cost/share'
import { seriesOf } from './event-series.ts'
import { centsText, hoursText } from './figures-text.ts'
import { LABOUR } from './labour-cost.texts.ts'
import styles from './labour-tables.module.css'
import { Swatch } from './swatch.tsx'

/** What each event costs in the season, and its share of all pay. The swatches are the legend of the chart. */
export function EventShares({ cost: { events, totals } }: { cost: LabourCost }) {
  const series = seriesOf(events)
  return (
    <table className={styles.table} aria-label={LABOUR.byEvent}>
      <thead>
        <tr>
          <th scope="col">{LABOUR.event}</th>
          <th scope="col">{LABOUR.share}</th>
          <th scope="col">{LABOUR.pay}</th>
          <th scope="col">{LABOUR.hours}</th>
          <th scope="col" data-roomy>
            {LABOUR.tips}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ eventId, name, pay, hundredths, cash, credit }) => (
          <tr key={eventId}>
            <th scope="row">
              <span className={styles.event}>
                <Swatch color={series.get(eventId)!} /> {name}
              </span>
            </th>
            <td>{LABOUR.percent(formatTenths(tenthsOfPercent(pay, totals.pay)))}</td>
            <td>{centsText(pay)}</td>
            <td>{hoursText(hundredths)}</td>
            <td data-roomy>{centsText(cash + credit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
