import type { LabourCost } from '@nightshift/shared/payroll/labour-cost/contract'
import { formatInZone } from '@nightshift/shared/time'
import { seriesOf } from './event-series.ts'
import { centsText, changeText, hoursText } from './figures-text.ts'
import { LABOUR } from './labour-cost.texts.ts'
import styles from './labour-tables.module.css'
import { type NightRow, NightRows } from './night-rows.tsx'

/** 'Fri, Sep 13' */
const dayName = (date: string) => formatInZone(`${date}T12:00:00Z`, 'EEE, MMM d', 'UTC')

/** The figures of the chart: a row for each night, which unfolds into its events. */
export function NightTable({ cost }: { cost: LabourCost }) {
  const { totals, totalsBefore, seasonBefore, otherDays, nights } = cost
  const series = seriesOf(cost.events)
  const events = cost.events.map(({ eventId, name }) => ({ eventId, name, color: series.get(eventId)! }))
  const rows: NightRow[] = nights.map((night) => ({ ...night, id: night.key, name: dayName(night.date) }))
  if (otherDays.people || otherDays.before?.people || otherDays.pay)
    rows.push({ ...otherDays, id: 'other', name: LABOUR.otherDays })
  return (
    <table className={styles.table} aria-label={LABOUR.byNight}>
      <thead>
        <tr>
          <th scope="col">{LABOUR.night}</th>
          <th scope="col" data-wide>
            {LABOUR.people}
          </th>
          <th scope="col">{LABOUR.hours}</th>
          <th scope="col">{LABOUR.pay}</th>
          <th scope="col" data-wide>
            {LABOUR.cash}
          </th>
          <th scope="col" data-wide>
            {LABOUR.credit}
          </th>
          {seasonBefore && (
            <>
              <th scope="col" data-wide>
                {LABOUR.inSeason(seasonBefore)}
              </th>
              <th scope="col" data-wide>
                {LABOUR.change}
              </th>
            </>
          )}
        </tr>
      </thead>
      {rows.map((row) => (
        <NightRows key={row.id} row={row} events={events} seasonBefore={seasonBefore} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{LABOUR.all}</th>
          <td data-wide>{totals.people}</td>
          <td>{hoursText(totals.hundredths)}</td>
          <td>{centsText(totals.pay)}</td>
          <td data-wide>{centsText(totals.cash)}</td>
          <td data-wide>{centsText(totals.credit)}</td>
          {seasonBefore && (
            <>
              <td data-wide>{centsText(totalsBefore?.pay ?? 0)}</td>
              <td data-wide>{changeText(totals.pay, totalsBefore?.pay)}</td>
            </>
          )}
        </tr>
      </tfoot>
    </table>
  )
}
