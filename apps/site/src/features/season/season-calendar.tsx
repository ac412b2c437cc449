import type { Season } from '@nightshift/shared/seasons/season'
import type { SeasonFacts } from '@nightshift/shared/site/public-site/season-facts'
import { type CalendarDay, type CalendarMonth, calendarOf } from './calendar.ts'
import { SEASON } from './season.texts.ts'
import styles from './season-calendar.module.css'

type DayProps = CalendarDay & { x: number; y: number; hasMoons: boolean }

/** A day of the calendar: a number, on a full moon or disc for a night; an extra night is dark, a closed one struck. */
const Day = ({ day, kind, x, y, hasMoons }: DayProps) => (
  <g transform={`translate(${x} ${y})`}>
    {kind === 'open' && <circle r="18.5" className={styles[hasMoons ? 'lit' : 'disc']} />}
    {kind === 'open' && hasMoons && (
      <path
        className={styles.sea}
        d="M-12-3c1-5 5-8 9-7s3 3 0 4-2 5-5 6-5 0-4-3zM5 6c2-3 7-3 8-1s-2 6-5 7-5-3-3-6z"
      />
    )}
    {kind === 'extra' && <circle r="17.5" className={styles[hasMoons ? 'eclipse' : 'ring']} />}
    {kind === 'closed' && <circle r="17.5" className={styles.shut} />}
    <text y="6.5" className={styles[`on-${kind}`]}>
      {day}
    </text>
    {kind === 'closed' && <path className={styles.strike} d="M-16 12 16-12" />}
  </g>
)

type Props = { season: Season; facts: SeasonFacts; closedNights: string[]; hasMoons: boolean }

/** The season as a calendar with a moon or a disc for each night. Screen readers get the same as a table. */
export const SeasonCalendar = ({ hasMoons, ...shown }: Props) => (
  <figure className={styles.calendar}>
    <div className={styles.months} aria-hidden="true">
      {calendarOf(shown.facts.weekends.flat(), shown.season, shown.closedNights).map((month) => (
        <div key={month.key} className={`${styles.page} late`}>
          <Month month={month} hasMoons={hasMoons} />
        </div>
      ))}
    </div>
    <div className="visually-hidden">
      <NightsTable {...shown} />
    </div>
  </figure>
)

const CELL = 44
const x = (column: number) => column * CELL + CELL / 2

type MonthProps = Pick<Props, 'hasMoons'> & { month: CalendarMonth }

function Month({ month: { name, year, weeks }, hasMoons }: MonthProps) {
  return (
    <svg viewBox={`0 0 ${7 * CELL} ${weeks.length * CELL + 84}`} className={styles.month} role="presentation">
      <text x="6" y="34" className={styles.name}>
        {name} {year}
      </text>
      {SEASON.weekdays.map((weekday, column) => (
        <text key={weekday} x={x(column)} y="66" className={styles.weekday}>
          {weekday.slice(0, 1)}
        </text>
      ))}
      {weeks.flatMap((week, row) =>
        week.map(
          (cell, column) =>
            cell && (
              <Day
                key={cell.day}
                {...cell}
                x={x(column)}
                y={84 + row * CELL + CELL / 2}
                hasMoons={hasMoons}
              />
            ),
        ),
      )}
    </svg>
  )
}

function NightsTable({ season, facts, closedNights }: Omit<Props, 'hasMoons'>) {
  const { weekends, year, gates } = facts
  return (
    <table>
      <caption>{SEASON.caption(year)}</caption>
      <thead>
        <tr>
          {SEASON.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekends.flatMap((weekend, index) =>
          weekend.map(({ key, date, label }) => (
            <tr key={key}>
              <td>{index + 1}</td>
              <td>
                <time dateTime={date}>{label}</time>
                {season.extraNights.includes(date) && SEASON.extra}
              </td>
              <td>{closedNights.includes(date) ? SEASON.closed : gates}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
