import { Button } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import { datesOfOtherSeasons, shortDate } from '@nightshift/shared/site/site-content/derived/ticket-nights'
import type { Seller } from '@nightshift/shared/site/site-content/sections/tickets'
import { FormattedField } from '../../editors/fields/formatted-field.tsx'
import styles from '../sales.module.css'
import { shortNight } from '../short-night.ts'
import { TICKETS } from './tickets.texts.ts'

type Dates = Seller['dates']
type Props = {
  dates: Dates
  season: Night[]
  hint: string
  problemAt: (date: string) => string | undefined
  onChange: (dates: Dates) => void
}

/** The seller's id of each night of the season; those of earlier seasons until somebody clears them. */
export function SellerDates({ dates, season, hint, problemAt, onChange }: Props) {
  const earlier = datesOfOtherSeasons(Object.keys(dates), season)
  return (
    <div className={styles.fieldset}>
      <table className={styles.dates}>
        <caption>
          <span className={styles.quoted}>{TICKETS.dates}</span>
          <span className={styles.hint}>{hint}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{TICKETS.night}</th>
            <th scope="col">{TICKETS.dateId}</th>
          </tr>
        </thead>
        <tbody>
          {season.map(({ date }) => (
            <tr key={date}>
              <th scope="row">{shortNight(date)}</th>
              <td>
                <FormattedField
                  aria-label={TICKETS.dateIdOf(shortNight(date))}
                  maxLength={80}
                  value={dates[date] ?? ''}
                  problem={problemAt(date)}
                  onChange={(id) => onChange(id ? { ...dates, [date]: id } : without(dates, [date]))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {earlier.length > 0 && (
        <div className={styles.earlier}>
          <p>{TICKETS.earlierDates}</p>
          <ul>
            {earlier.map((date) => (
              <li key={date}>
                <del>
                  {shortDate(date)}: {dates[date]}
                </del>
              </li>
            ))}
          </ul>
          <Button variant="default" onClick={() => onChange(without(dates, earlier))}>
            {TICKETS.clearEarlierDates}
          </Button>
        </div>
      )}
    </div>
  )
}

const without = (dates: Dates, left: string[]) =>
  Object.fromEntries(Object.entries(dates).filter(([date]) => !left.includes(date)))
