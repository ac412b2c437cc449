import { Switch } from '@mantine/core'
import { isNightOver, salesInstant } from '@nightshift/shared/setup/festivals/gates'
import type { Ticket, TicketsSection } from '@nightshift/shared/site/site-content/sections/tickets'
import { ticketSale } from '@nightshift/shared/site/site-content/ticket-sale'
import { useNow } from '../../../../lib/use-now.ts'
import settings from '../../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../../ui/settings/settings-card.tsx'
import type { EditorProps } from '../editor-props.ts'
import { FormattedField } from '../editors/fields/formatted-field.tsx'
import { LineField } from '../editors/fields/line-field.tsx'
import { EntryList } from '../entry-list/entry-list.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import styles from './sales.module.css'
import { SellerFields } from './tickets/seller-fields.tsx'
import { TicketFields } from './tickets/ticket-fields.tsx'
import { TICKETS } from './tickets/tickets.texts.ts'
import { useSeasonNights } from './use-season-nights.ts'

type Offer = NonNullable<TicketsSection['partnerOffer']>

const NO_OFFER: Offer = { name: '', words: '', link: '', href: '' }

type Props = {
  offer: Offer | null
  problemAt: (path: string) => string | undefined
  onChange: (offer: Offer | null) => void
}

/** An offer that somebody else sells, if there is one. */
function PartnerOfferFields({ offer, problemAt, onChange }: Props) {
  const problem = (field: keyof Offer) => problemAt(`partnerOffer.${field}`)
  const change = (changes: Partial<Offer>) => onChange({ ...(offer ?? NO_OFFER), ...changes })
  return (
    <>
      <Switch
        size="md"
        label={TICKETS.hasOffer}
        description={TICKETS.hasOfferHint}
        checked={offer !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NO_OFFER : null)}
      />
      {offer && (
        <>
          <LineField
            label={TICKETS.offerName}
            required
            max={60}
            value={offer.name}
            problem={problem('name')}
            onChange={(name) => change({ name })}
          />
          <LineField
            label={TICKETS.offerWords}
            max={300}
            isLong
            value={offer.words}
            problem={problem('words')}
            onChange={(words) => change({ words })}
          />
          <div className={settings.pair}>
            <LineField
              label={TICKETS.offerLink}
              required
              max={60}
              value={offer.link}
              problem={problem('link')}
              onChange={(link) => change({ link })}
            />
            <FormattedField
              label={TICKETS.offerHref}
              required
              inputMode="url"
              placeholder="https://"
              value={offer.href}
              problem={problem('href')}
              onChange={(href) => change({ href })}
            />
          </div>
        </>
      )}
    </>
  )
}

/** A ticket to be filled in, with an id that no other ticket has. */
function newTicket(list: Ticket[]): Ticket {
  let number = list.length + 1
  while (list.some(({ id }) => id === idOf(number))) number++
  return {
    id: idOf(number),
    name: '',
    words: '',
    price: '0.00',
    nights: 'all',
    sellerProduct: '',
    onSaleFrom: null,
    onSaleUntil: null,
    soldOut: false,
  }
}

const idOf = (number: number) => `ticket-${number}`

const MOST_TICKETS = 12

/** Tickets, their seller and the offer of a partner. */
export function TicketsEditor({ value, onChange, problemAt, festival, site }: EditorProps<'tickets'>) {
  const known = useSeasonNights(festival)
  const season = known?.nights
  const change = (changes: Partial<typeof value>) => onChange({ ...value, ...changes })
  const now = salesInstant(site, new Date(useNow()))
  const saleOf = (ticket: Ticket) =>
    known &&
    ticketSale(ticket, {
      nights: known.nights,
      closed: site.closedNights,
      now,
      isOver: (night) => isNightOver(known.season, night, festival.timeZone, now),
    })
  return (
    <div className={styles.form}>
      <SettingsCard title={TICKETS.section}>
        <LineField
          label={TICKETS.title}
          required
          max={60}
          value={value.title}
          problem={problemAt('title')}
          onChange={(title) => change({ title })}
        />
        <RichTextField
          label={TICKETS.words}
          description={TICKETS.wordsHint}
          value={value.words}
          problem={problemAt('words')}
          onChange={(words) => change({ words })}
        />
      </SettingsCard>
      <SettingsCard title={TICKETS.list}>
        {value.list.length === 0 && <p className={styles.hint}>{TICKETS.noTickets}</p>}
        <EntryList
          entries={value.list}
          path="list"
          keyOf={({ id }) => id}
          titleOf={({ name }) => name || TICKETS.unnamed}
          noteOf={(ticket) => TICKETS.summary(ticket.price, saleOf(ticket))}
          hasProblem={(ticket, index) =>
            Object.keys(ticket).some((field) => problemAt(`list.${index}.${field}`))
          }
          addLabel={TICKETS.add}
          max={MOST_TICKETS}
          makeEntry={() => newTicket(value.list)}
          onChange={(list) => change({ list })}
          renderEntry={(ticket: Ticket, changeTicket, index) => (
            <TicketFields
              ticket={ticket}
              vendor={value.seller.vendor}
              season={season}
              sale={saleOf(ticket)}
              timeZone={festival.timeZone}
              problemAt={(field) => problemAt(`list.${index}.${field}`)}
              onChange={changeTicket}
            />
          )}
        />
      </SettingsCard>
      <SettingsCard title={TICKETS.seller}>
        <SellerFields
          seller={value.seller}
          season={season}
          isDecidedByServer={site.environment.seller}
          problemAt={problemAt}
          onChange={(seller) => change({ seller })}
        />
      </SettingsCard>
      <SettingsCard title={TICKETS.offer}>
        <PartnerOfferFields
          offer={value.partnerOffer}
          problemAt={problemAt}
          onChange={(partnerOffer) => change({ partnerOffer })}
        />
      </SettingsCard>
    </div>
  )
}
