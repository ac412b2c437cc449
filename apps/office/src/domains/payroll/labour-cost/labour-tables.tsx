import type {
  LabourCost,
  LabourFigures,
  LabourNight,
  NightFigures,
} from '@nightshift/shared/payroll/labour-cost/contract'
import { formatTenths, tenthsOfPercent } from '@nightshift/shared/payroll/labour-cost/share'
import { formatInZone } from '@nightshift/shared/time'
import { DataTable } from '../../../kit/data-table.tsx'
import { centsText, changeText, hoursText } from './figures-text.ts'
import { seriesOf } from './labour-chart.tsx'
import styles from './labour-cost.module.css'
import { LABOUR } from './labour-cost.texts.ts'

/** The colour of an event in the chart, with its name. */
const EventName = ({ name, color }: { name: string; color: string | undefined }) => (
  <span className={styles.event}>
    <span aria-hidden="true" className={styles.swatch} style={{ background: color }} /> {name}
  </span>
)

/** What each event costs in the season, and its share of all pay. The swatches are the legend of the chart. */
export function EventShares({ cost: { events, totals } }: { cost: LabourCost }) {
  const series = seriesOf(events)
  return (
    <DataTable
      neverCards
      label={LABOUR.byEvent}
      rows={events}
      keyOf={({ eventId }) => eventId}
      columns={[
        {
          label: LABOUR.event,
          value: ({ eventId, name }) => <EventName name={name} color={series.get(eventId)} />,
        },
        {
          label: LABOUR.share,
          isNumber: true,
          value: ({ pay }) => LABOUR.percent(formatTenths(tenthsOfPercent(pay, totals.pay))),
        },
        { label: LABOUR.pay, isNumber: true, value: ({ pay }) => centsText(pay) },
        { label: LABOUR.hours, isNumber: true, value: ({ hundredths }) => hoursText(hundredths) },
        {
          label: LABOUR.tips,
          isNumber: true,
          needs: 24,
          value: ({ cash, credit }) => centsText(cash + credit),
        },
      ]}
    />
  )
}

/** A night, or an event of one. */
type Row = {
  id: string
  name: string
  now: LabourFigures
  before: LabourFigures | null | undefined
  event?: { color: string | undefined; share: string }
  events: Row[]
}

type Night = NightFigures & { before: NightFigures | LabourNight['before'] }

const NOTHING = { people: 0, hundredths: 0, pay: 0, cash: 0, credit: 0 }

/** 'Fri, Sep 13' */
const dayName = (date: string) => formatInZone(`${date}T12:00:00Z`, 'EEE, MMM d', 'UTC')

function rowsOf({ nights, otherDays, events }: LabourCost): Row[] {
  const series = seriesOf(events)
  const figuresOf = (night: NightFigures | null, eventId: number) =>
    night?.events.find((event) => event.eventId === eventId)
  const rowOf = (id: string, name: string, night: Night): Row => ({
    id,
    name,
    now: night,
    before: night.before,
    events: events
      .filter(({ eventId }) => figuresOf(night, eventId) || figuresOf(night.before, eventId))
      .map(({ eventId, name: event }) => {
        const now = figuresOf(night, eventId) ?? NOTHING
        const share = LABOUR.percent(formatTenths(tenthsOfPercent(now.pay, night.pay)))
        return {
          id: `${id} ${eventId}`,
          name: event,
          now,
          before: figuresOf(night.before, eventId),
          event: { color: series.get(eventId), share },
          events: [],
        }
      }),
  })
  const rows = nights.map((night) => rowOf(night.key, dayName(night.date), night))
  const hasOthers = otherDays.people || otherDays.before?.people || otherDays.pay
  return hasOthers ? [...rows, rowOf('other', LABOUR.otherDays, otherDays)] : rows
}

/** The figures of the chart: a row for each night, which unfolds into its events. */
export function NightTable({ cost }: { cost: LabourCost }) {
  const { totals, totalsBefore, seasonBefore } = cost
  return (
    <DataTable
      neverCards
      label={LABOUR.byNight}
      rows={rowsOf(cost)}
      keyOf={({ id }) => id}
      under={({ events }) => events}
      foot={LABOUR.all}
      instead={({ now, before }) => {
        const tips = now.cash + now.credit
        return [
          tips && `${LABOUR.tips} ${centsText(tips)}`,
          before?.pay && seasonBefore && LABOUR.lastSeason(seasonBefore, centsText(before.pay)),
        ]
          .filter(Boolean)
          .join(' · ')
      }}
      columns={[
        {
          label: LABOUR.night,
          value: ({ name, event }) =>
            event ? (
              <>
                <EventName name={name} color={event.color} />{' '}
                <small className={styles.share}>{event.share}</small>
              </>
            ) : (
              name
            ),
        },
        {
          label: LABOUR.people,
          isNumber: true,
          needs: 46,
          value: ({ now }) => now.people || LABOUR.nothing,
          total: () => totals.people,
        },
        {
          label: LABOUR.hours,
          isNumber: true,
          value: ({ now }) => (now.hundredths ? hoursText(now.hundredths) : LABOUR.nothing),
          total: () => hoursText(totals.hundredths),
        },
        {
          label: LABOUR.pay,
          isNumber: true,
          value: ({ now }) => centsText(now.pay),
          total: () => centsText(totals.pay),
        },
        {
          label: LABOUR.cash,
          isNumber: true,
          needs: 46,
          value: ({ now }) => centsText(now.cash),
          total: () => centsText(totals.cash),
        },
        {
          label: LABOUR.credit,
          isNumber: true,
          needs: 46,
          value: ({ now }) => centsText(now.credit),
          total: () => centsText(totals.credit),
        },
        ...(seasonBefore
          ? [
              {
                label: LABOUR.inSeason(seasonBefore),
                isNumber: true,
                needs: 46 as const,
                value: ({ before }: Row) => centsText(before?.pay ?? 0),
                total: () => centsText(totalsBefore?.pay ?? 0),
              },
              {
                label: LABOUR.change,
                isNumber: true,
                needs: 46 as const,
                value: ({ now, before }: Row) => changeText(now.pay, before?.pay),
                total: () => changeText(totals.pay, totalsBefore?.pay),
              },
            ]
          : []),
      ]}
    />
  )
}
