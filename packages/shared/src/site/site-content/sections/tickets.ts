import { z } from 'zod'
import { plainText } from '../../../text.ts'
import { isSecureAddress, LONGEST_LINK } from '../link.ts'
import { Link, RichText } from '../rich-text.ts'
import { CalendarDate, Instant, line, Slug, UNIQUE, unique } from './fields.ts'

/** An id at the ticket seller. */
const SellerId = z.string().regex(/^[\w.:-]{0,80}$/, 'is an id of the seller: letters, digits, . : _ and -')

const Ticket = z.strictObject({
  id: Slug,
  name: line(60),
  words: line(200),
  /** Dollars and cents: 28.99. */
  price: z.string().regex(/^\d{1,4}\.\d{2}$/, 'is a price like 28.99'),
  /** The nights that it is for. Dates that the season no longer has are ignored. */
  nights: z.union([z.literal('all'), z.array(CalendarDate).max(60)]),
  sellerProduct: SellerId,
  onSaleFrom: Instant,
  onSaleUntil: Instant,
  soldOut: z.boolean(),
})
export type Ticket = z.infer<typeof Ticket>

/** Placeholders such as {product}, {date} and {quantity} may follow the host. Empty while not filled in. */
const SellerUrl = plainText(LONGEST_LINK).refine(
  (url) => !url || isSecureAddress(url),
  'is an address like https://tickets.example.com',
)

/** Those of earlier seasons may stay. */
const MOST_DATES = 400

const Seller = z.strictObject({
  /** `gate` sells nothing online. */
  vendor: z.enum(['gate', 'demo', 'link', 'pretix', 'fareharbor']),
  url: SellerUrl,
  shortname: z.string().regex(/^[a-z0-9-]{0,60}$/, 'has lower case letters, digits and dashes'),
  /** The seller's id of each night. */
  dates: z
    .record(CalendarDate, SellerId)
    .refine((dates) => Object.keys(dates).length <= MOST_DATES, `has at most ${MOST_DATES} dates`),
})
export type Seller = z.infer<typeof Seller>

/** A ticket that somebody else sells. */
const PartnerOffer = z.strictObject({ name: line(60), words: line(300), link: line(60), href: Link })

export const TicketsSection = z.strictObject({
  title: line(60),
  words: RichText,
  list: z.array(Ticket).max(12).refine(unique, UNIQUE),
  seller: Seller,
  partnerOffer: PartnerOffer.nullable(),
})
export type TicketsSection = z.infer<typeof TicketsSection>
