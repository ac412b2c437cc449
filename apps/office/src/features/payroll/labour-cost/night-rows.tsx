import type {
  LabourFigures,
  LabourNight,
  NightFigures,
} from '@nightshift/shared/payroll/labour-cost/contract'
import { formatTenths, tenthsOfPercent } from '@nightshift/shared/payroll/labour-cost/share'
import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { ChevronDownIcon, ChevronRightIcon } from '@nightshift/ui/icons.tsx'
import { type ReactNode, useId, useState } from 'react'
import { centsText, changeText, hoursText } from './figures-text.ts'
import { LABOUR } from './labour-cost.texts.ts'
import styles from './labour-tables.module.css'
import { Swatch } from './swatch.tsx'

export type NightRow = NightFigures & {
  id: string
  name: string
  before: NightFigures | LabourNight['before']
}
type EventName = { eventId: number; name: string; color: string }
type Props = { row: NightRow; events: EventName[]; seasonBefore: SeasonName | null }

/** A night and, unfolded, its events. */
export function NightRows({ row, events, seasonBefore }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { before } = row
  const worked = events.filter((event) => figuresOf(row, event) || figuresOf(before, event))
  const name = worked.length ? (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      {open ? <ChevronDownIcon /> : <ChevronRightIcon />} {row.name}
    </button>
  ) : (
    <span className={styles.plain}>{row.name}</span>
  )
  return (
    <>
      <tbody>
        <Figures name={name} now={row} before={before} seasonBefore={seasonBefore} />
      </tbody>
      <tbody id={id} hidden={!open} className={styles.events}>
        {worked.map((event) => {
          const now = figuresOf(row, event)
          const share = LABOUR.percent(formatTenths(tenthsOfPercent(now?.pay ?? 0, row.pay)))
          return (
            <Figures
              key={event.eventId}
              name={
                <span className={styles.event}>
                  <Swatch color={event.color} /> {event.name} <small>{share}</small>
                </span>
              }
              now={now}
              before={figuresOf(before, event)}
              seasonBefore={seasonBefore}
            />
          )
        })}
      </tbody>
    </>
  )
}

const figuresOf = (night: NightFigures | null, { eventId }: EventName) =>
  night?.events.find((event) => event.eventId === eventId)

const NOTHING = { people: 0, hundredths: 0, pay: 0, cash: 0, credit: 0 }
type FiguresProps = {
  name: ReactNode
  now: LabourFigures | undefined
  before: LabourFigures | null | undefined
  seasonBefore: SeasonName | null
}

/** On a phone, tips and the season before are below the name. */
function Figures({ name, now = NOTHING, before, seasonBefore }: FiguresProps) {
  const { people, hundredths, pay, cash, credit } = now
  const tips = cash + credit
  return (
    <tr>
      <th scope="row">
        {name}
        <small className={styles.narrow}>
          {[
            tips && `${LABOUR.tips} ${centsText(tips)}`,
            before?.pay && seasonBefore && LABOUR.lastSeason(seasonBefore, centsText(before.pay)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </th>
      <td data-wide>{people || LABOUR.nothing}</td>
      <td>{hundredths ? hoursText(hundredths) : LABOUR.nothing}</td>
      <td>{centsText(pay)}</td>
      <td data-wide>{centsText(cash)}</td>
      <td data-wide>{centsText(credit)}</td>
      {seasonBefore && (
        <>
          <td data-wide>{centsText(before?.pay ?? 0)}</td>
          <td data-wide>{changeText(pay, before?.pay)}</td>
        </>
      )}
    </tr>
  )
}
