import { Button, Checkbox, Input, Radio } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import {
  datesOfOtherSeasons,
  shortDate,
  ticketNightsText,
} from '@nightshift/shared/site/site-content/derived/ticket-nights'
import type { Ticket } from '@nightshift/shared/site/site-content/sections/tickets'
import styles from '../sales.module.css'
import { SEASON_NIGHTS } from '../season-nights.texts.ts'
import { shortNight } from '../short-night.ts'
import { TICKETS } from './tickets.texts.ts'

type Props = {
  nights: Ticket['nights']
  /** The nights of the season, once they are loaded. */
  season?: Night[]
  onChange: (nights: Ticket['nights']) => void
}

/** The nights that a ticket is for. Dates of an earlier season stay visible until somebody clears them. */
export function TicketNightsField({ nights, season, onChange }: Props) {
  const dates = nights === 'all' ? [] : nights
  const earlier = season ? datesOfOtherSeasons(dates, season) : []
  const toggle = (date: string, checked: boolean) =>
    onChange(checked ? [...dates, date].sort() : dates.filter((each) => each !== date))
  return (
    <fieldset className={styles.fieldset}>
      <Input.Label component="legend">{TICKETS.nights}</Input.Label>
      <Radio
        classNames={{ body: styles.choice }}
        label={TICKETS.everyNight}
        checked={nights === 'all'}
        onChange={() => onChange('all')}
      />
      <Radio
        classNames={{ body: styles.choice }}
        label={TICKETS.someNights}
        checked={nights !== 'all'}
        onChange={() => onChange([])}
      />
      {nights !== 'all' && !season && <p className={styles.hint}>{SEASON_NIGHTS.loading}</p>}
      {nights !== 'all' && season && (
        <ul className={styles.nights}>
          {season.map(({ date }) => (
            <li key={date}>
              <Checkbox
                classNames={{ body: styles.choice }}
                label={shortNight(date)}
                checked={dates.includes(date)}
                onChange={({ currentTarget }) => toggle(date, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <div className={styles.earlier}>
          <p>{TICKETS.earlierNights}</p>
          <ul>
            {earlier.map((date) => (
              <li key={date}>
                <del>{shortDate(date)}</del>
              </li>
            ))}
          </ul>
          <Button variant="default" onClick={() => onChange(dates.filter((date) => !earlier.includes(date)))}>
            {TICKETS.clearEarlierNights}
          </Button>
        </div>
      )}
      {season && <p className={styles.hint}>{onCard(ticketNightsText({ nights }, season))}</p>}
    </fieldset>
  )
}

const onCard = (words: string) => (words ? TICKETS.nightsOnCard(words) : TICKETS.noNights)
