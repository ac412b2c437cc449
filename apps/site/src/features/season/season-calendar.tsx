import { weekendsOf } from '@nightshift/shared/seasons/nights'
import type { Season } from '@nightshift/shared/seasons/season'
import type { SeasonFacts } from '../../lib/page-data.ts'
import { type CalendarMonth, calendarOf } from './calendar.ts'
import { Moon } from './moon.tsx'
import { SEASON } from './season.texts.ts'
import styles from './season-calendar.module.css'

type Props = { season: Season; facts: SeasonFacts }

/** The season as a calendar with a moon for each night. Screen readers get the same as a table. */
export const SeasonCalendar = ({ season, facts }: Props) => (
  <figure className={styles.calendar}>
    <div className={styles.months} aria-hidden="true">
      {calendarOf(facts.nights, season).map((month) => (
        <div key={month.key} className={`${styles.page} late`}>
          <Month month={month} />
        </div>
      ))}
    </div>
    <div className="visually-hidden">
      <NightsTable season={season} facts={facts} />
    </div>
  </figure>
)

const CELL = 44
const x = (column: number) => column * CELL + CELL / 2

function Month({ month: { name, year, weeks } }: { month: CalendarMonth }) {
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
            cell && <Moon key={cell.day} {...cell} x={x(column)} y={84 + row * CELL + CELL / 2} />,
        ),
      )}
    </svg>
  )
}

function NightsTable({ season, facts: { nights, year, gates } }: Props) {
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
        {weekendsOf(nights).flatMap((weekend, index) =>
          weekend.map(({ key, date, label }) => (
            <tr key={key}>
              <td>{index + 1}</td>
              <td>
                <time dateTime={date}>{label}</time>
                {season.extraNights.includes(date) && SEASON.extra}
              </td>
              <td>{gates}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
