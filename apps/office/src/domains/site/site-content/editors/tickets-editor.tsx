import { Switch } from '@mantine/core'
import { isNightOver, salesInstant } from '@nightshift/shared/setup/festivals/gates'
import { type Ticket, TicketsSection } from '@nightshift/shared/site/site-content/sections/tickets'
import { ticketSale } from '@nightshift/shared/site/site-content/ticket-sale'
import { Fields, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useNow } from '../../../../lib/use-now.ts'
import type { EditorProps } from '../editor-props.ts'
import { EntryList } from '../entry-list/entry-list.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { bindFields, hasProblem } from './fields/bind-fields.ts'
import { EditorForm } from './fields/editor-form.tsx'
import { FormattedField } from './fields/formatted-field.tsx'
import { LineField } from './fields/line-field.tsx'
import { mostEntries } from './fields/most-entries.ts'
import { useSeasonNights } from './season-nights.ts'
import { SellerFields } from './tickets/seller-fields.tsx'
import { TicketFields } from './tickets/ticket-fields.tsx'
import { TICKETS } from './tickets/tickets.texts.ts'

const { title, list, partnerOffer } = TicketsSection.shape
const MOST = mostEntries(list)

/** Tickets, their seller and the offer of a partner. */
export function TicketsEditor({ value, onChange, problemAt, festival, site }: EditorProps<'tickets'>) {
  const known = useSeasonNights(festival)
  const field = bindFields(value, onChange, problemAt)
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
    <EditorForm site={site}>
      <Section title={TICKETS.section}>
        <LineField label={TICKETS.title} required max={title.maxLength} {...field('title')} />
        <RichTextField label={TICKETS.words} description={TICKETS.wordsHint} {...field('words')} />
      </Section>
      <Section title={TICKETS.list}>
        {value.list.length === 0 && <Text quiet>{TICKETS.noTickets}</Text>}
        <EntryList
          entries={value.list}
          path="list"
          keyOf={({ id }) => id}
          titleOf={({ name }) => name || TICKETS.unnamed}
          noteOf={(ticket) => TICKETS.summary(ticket.price, saleOf(ticket))}
          hasProblem={(ticket, index) => hasProblem(problemAt, `list.${index}`, ticket)}
          addLabel={TICKETS.add}
          max={MOST}
          makeEntry={() => newTicket(value.list)}
          onChange={field('list').onChange}
          renderEntry={(ticket: Ticket, changeTicket, index) => (
            <TicketFields
              ticket={ticket}
              vendor={value.seller.vendor}
              season={known?.nights}
              sale={saleOf(ticket)}
              timeZone={festival.timeZone}
              field={bindFields(ticket, changeTicket, problemAt, `list.${index}`)}
            />
          )}
        />
      </Section>
      <Section title={TICKETS.seller}>
        <SellerFields
          seller={value.seller}
          season={known?.nights}
          isDecidedByServer={site.environment.seller}
          problemAt={problemAt}
          onChange={field('seller').onChange}
        />
      </Section>
      <Section title={TICKETS.offer}>
        <PartnerOfferFields
          offer={value.partnerOffer}
          problemAt={problemAt}
          onChange={field('partnerOffer').onChange}
        />
      </Section>
    </EditorForm>
  )
}

/** A ticket to be filled in, with an id that no other ticket has. */
function newTicket(tickets: Ticket[]): Ticket {
  let number = tickets.length + 1
  while (tickets.some(({ id }) => id === idOf(number))) number++
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

type Offer = NonNullable<TicketsSection['partnerOffer']>

const NO_OFFER: Offer = { name: '', words: '', link: '', href: '' }
const { shape: offerShape } = partnerOffer.unwrap()

type OfferProps = {
  offer: Offer | null
  problemAt: EditorProps<'tickets'>['problemAt']
  onChange: (offer: Offer | null) => void
}

/** An offer that somebody else sells, if there is one. */
function PartnerOfferFields({ offer, problemAt, onChange }: OfferProps) {
  const field = bindFields(offer ?? NO_OFFER, onChange, problemAt, 'partnerOffer')
  return (
    <>
      <Switch
        label={TICKETS.hasOffer}
        description={TICKETS.hasOfferHint}
        checked={offer !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NO_OFFER : null)}
      />
      {offer && (
        <>
          <LineField label={TICKETS.offerName} required max={offerShape.name.maxLength} {...field('name')} />
          <LineField label={TICKETS.offerWords} max={offerShape.words.maxLength} isLong {...field('words')} />
          <Fields>
            <LineField
              label={TICKETS.offerLink}
              required
              max={offerShape.link.maxLength}
              {...field('link')}
            />
            <FormattedField
              label={TICKETS.offerHref}
              required
              inputMode="url"
              placeholder="https://"
              {...field('href')}
            />
          </Fields>
        </>
      )}
    </>
  )
}
