import { Button, Checkbox, Input, Radio, Switch } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import {
  datesOfOtherSeasons,
  shortDate,
  ticketNightsText,
} from '@nightshift/shared/site/site-content/derived/ticket-nights'
import type { Seller, Ticket } from '@nightshift/shared/site/site-content/sections/tickets'
import type { TicketSale } from '@nightshift/shared/site/site-content/ticket-sale'
import settings from '../../../../../ui/settings/settings.module.css'
import { FormattedField } from '../../editors/fields/formatted-field.tsx'
import { InstantField } from '../../editors/fields/instant-field.tsx'
import { LineField } from '../../editors/fields/line-field.tsx'
import styles from '../sales.module.css'
import { SEASON_NIGHTS } from '../season-nights.texts.ts'
import { shortNight } from '../short-night.ts'
import { readPrice } from './price.ts'
import { SELLER_HINTS, TICKETS } from './tickets.texts.ts'

type TicketNightsFieldProps = {
  nights: Ticket['nights']
  /** The nights of the season, once they are loaded. */
  season?: Night[]
  onChange: (nights: Ticket['nights']) => void
}

/** The nights that a ticket is for. Dates of an earlier season stay visible until somebody clears them. */
function TicketNightsField({ nights, season, onChange }: TicketNightsFieldProps) {
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

type Props = {
  ticket: Ticket
  vendor: Seller['vendor']
  /** The nights of the season, once they are loaded. */
  season?: Night[]
  /** How visitors see it, once the season is loaded. */
  sale?: TicketSale
  timeZone: string
  /** By the name of the field. */
  problemAt: (field: keyof Ticket) => string | undefined
  onChange: (ticket: Ticket) => void
}

/** The fields of one ticket, and how visitors see it. */
export function TicketFields({ ticket, vendor, season, sale, timeZone, problemAt, onChange }: Props) {
  const change = (changes: Partial<Ticket>) => onChange({ ...ticket, ...changes })
  return (
    <div className={styles.group}>
      <div className={settings.pair}>
        <LineField
          label={TICKETS.name}
          required
          max={60}
          value={ticket.name}
          problem={problemAt('name')}
          onChange={(name) => change({ name })}
        />
        <FormattedField
          className={styles.price}
          label={TICKETS.price}
          required
          leftSection="$"
          inputMode="decimal"
          value={ticket.price}
          normalize={(text) => readPrice(text) ?? text}
          problem={problemAt('price')}
          onChange={(price) => change({ price })}
        />
      </div>
      <LineField
        label={TICKETS.ticketWords}
        max={200}
        isLong
        value={ticket.words}
        problem={problemAt('words')}
        onChange={(words) => change({ words })}
      />
      <TicketNightsField nights={ticket.nights} season={season} onChange={(nights) => change({ nights })} />
      {vendor !== 'gate' && vendor !== 'demo' && (
        <FormattedField
          label={TICKETS.sellerProduct}
          description={SELLER_HINTS[vendor].product}
          maxLength={80}
          value={ticket.sellerProduct}
          problem={problemAt('sellerProduct')}
          onChange={(sellerProduct) => change({ sellerProduct })}
        />
      )}
      <div className={settings.pair}>
        <InstantField
          label={TICKETS.onSaleFrom}
          empty={TICKETS.noFrom}
          value={ticket.onSaleFrom}
          timeZone={timeZone}
          problem={problemAt('onSaleFrom')}
          onChange={(onSaleFrom) => change({ onSaleFrom })}
        />
        <InstantField
          label={TICKETS.onSaleUntil}
          empty={TICKETS.noUntil}
          value={ticket.onSaleUntil}
          timeZone={timeZone}
          problem={problemAt('onSaleUntil')}
          onChange={(onSaleUntil) => change({ onSaleUntil })}
        />
      </div>
      <Switch
        size="md"
        label={TICKETS.soldOut}
        description={TICKETS.soldOutHint}
        checked={ticket.soldOut}
        onChange={({ currentTarget }) => change({ soldOut: currentTarget.checked })}
      />
      {sale && (
        <p className={styles.sale}>
          {TICKETS.saleNow}
          <strong>{TICKETS.sale[sale]}</strong>
        </p>
      )}
    </div>
  )
}
