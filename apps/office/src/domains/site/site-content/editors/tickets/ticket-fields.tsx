import { Checkbox, Radio, Switch } from '@mantine/core'
import type { Night } from '@nightshift/shared/seasons/nights'
import {
  datesOfOtherSeasons,
  shortDate,
  ticketNightsText,
} from '@nightshift/shared/site/site-content/derived/ticket-nights'
import {
  type Seller,
  type Ticket,
  TicketsSection,
} from '@nightshift/shared/site/site-content/sections/tickets'
import type { TicketSale } from '@nightshift/shared/site/site-content/ticket-sale'
import { FieldGroup, Fields, Text } from '../../../../../kit/layout.tsx'
import { LoadingRows } from '../../../../../kit/loading-rows.tsx'
import type { bindFields } from '../fields/bind-fields.ts'
import { FormattedField } from '../fields/formatted-field.tsx'
import { InstantField } from '../fields/instant-field.tsx'
import { LineField } from '../fields/line-field.tsx'
import { shortNight } from '../season-nights.ts'
import { EarlierDates } from './earlier-dates.tsx'
import { readPrice } from './price.ts'
import { SELLER_HINTS, TICKETS } from './tickets.texts.ts'

const { shape } = TicketsSection.shape.list.element

type Props = {
  ticket: Ticket
  vendor: Seller['vendor']
  /** The nights of the season, once they are loaded. */
  season?: Night[]
  /** How visitors see it, once the season is loaded. */
  sale?: TicketSale
  timeZone: string
  field: ReturnType<typeof bindFields<Ticket>>
}

/** The fields of one ticket, and how visitors see it. */
export function TicketFields({ ticket, vendor, season, sale, timeZone, field }: Props) {
  return (
    <>
      <Fields>
        <LineField label={TICKETS.name} required max={shape.name.maxLength} {...field('name')} />
        <FormattedField
          label={TICKETS.price}
          required
          leftSection="$"
          inputMode="decimal"
          normalize={(text) => readPrice(text) ?? text}
          {...field('price')}
        />
      </Fields>
      <LineField label={TICKETS.ticketWords} max={shape.words.maxLength} isLong {...field('words')} />
      <TicketNights nights={ticket.nights} season={season} onChange={field('nights').onChange} />
      {vendor !== 'gate' && vendor !== 'demo' && (
        <FormattedField
          label={TICKETS.sellerProduct}
          description={SELLER_HINTS[vendor].product}
          maxLength={80}
          {...field('sellerProduct')}
        />
      )}
      <Fields>
        <InstantField
          label={TICKETS.onSaleFrom}
          empty={TICKETS.noFrom}
          timeZone={timeZone}
          {...field('onSaleFrom')}
        />
        <InstantField
          label={TICKETS.onSaleUntil}
          empty={TICKETS.noUntil}
          timeZone={timeZone}
          {...field('onSaleUntil')}
        />
      </Fields>
      <Switch
        label={TICKETS.soldOut}
        description={TICKETS.soldOutHint}
        checked={ticket.soldOut}
        onChange={({ currentTarget }) => field('soldOut').onChange(currentTarget.checked)}
      />
      {sale && (
        <Text quiet>
          {TICKETS.saleNow} <strong>{TICKETS.sale[sale]}</strong>
        </Text>
      )}
    </>
  )
}

type NightsProps = {
  nights: Ticket['nights']
  season?: Night[]
  onChange: (nights: Ticket['nights']) => void
}

/** The nights that a ticket is for. Dates of an earlier season stay visible until somebody clears them. */
function TicketNights({ nights, season, onChange }: NightsProps) {
  const dates = nights === 'all' ? [] : nights
  const earlier = season ? datesOfOtherSeasons(dates, season) : []
  const toggle = (date: string, checked: boolean) =>
    onChange(checked ? [...dates, date].sort() : dates.filter((each) => each !== date))
  return (
    <FieldGroup title={TICKETS.nights}>
      <Fields>
        <Radio label={TICKETS.everyNight} checked={nights === 'all'} onChange={() => onChange('all')} />
        <Radio label={TICKETS.someNights} checked={nights !== 'all'} onChange={() => onChange([])} />
      </Fields>
      {nights !== 'all' && !season && <LoadingRows />}
      {nights !== 'all' && season && (
        <Fields narrow>
          {season.map(({ date }) => (
            <Checkbox
              key={date}
              label={shortNight(date)}
              checked={dates.includes(date)}
              onChange={({ currentTarget }) => toggle(date, currentTarget.checked)}
            />
          ))}
        </Fields>
      )}
      {earlier.length > 0 && (
        <EarlierDates
          words={TICKETS.earlierNights}
          dates={earlier.map((date) => shortDate(date))}
          clear={TICKETS.clearEarlierNights}
          onClear={() => onChange(dates.filter((date) => !earlier.includes(date)))}
        />
      )}
      {season && <Text quiet>{onCard(ticketNightsText({ nights }, season))}</Text>}
    </FieldGroup>
  )
}

const onCard = (words: string) => (words ? TICKETS.nightsOnCard(words) : TICKETS.noNights)
