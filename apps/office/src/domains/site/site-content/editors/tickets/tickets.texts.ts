import type { Seller } from '@nightshift/shared/site/site-content/sections/tickets'
import type { TicketSale } from '@nightshift/shared/site/site-content/ticket-sale'

type Vendor = Seller['vendor']

/** The vendors in the order of the list. */
export const VENDORS: Record<Vendor, { label: string; words: string }> = {
  gate: { label: 'At the gate', words: 'Nothing is sold online. The cards show prices without a button.' },
  demo: {
    label: 'Demo checkout',
    words: 'A page that looks like a checkout and sells nothing. Use it until your seller is set up.',
  },
  link: {
    label: 'A link to a ticket shop',
    words: 'Any shop with an address: HauntPay, SimpleTix, TicketSpice and others. It opens the shop’s page.',
  },
  pretix: { label: 'pretix', words: 'The pretix checkout opens on top of your site.' },
  fareharbor: { label: 'FareHarbor', words: 'The FareHarbor checkout opens on top of your site.' },
}

type Online = Exclude<Vendor, 'gate' | 'demo'>

/** Where each vendor shows the ids that it needs. */
export const SELLER_HINTS: Record<Online, { address: string; product: string; dates: string }> = {
  link: {
    address:
      'Copy the address of your shop. {product}, {date} and {quantity} in it are replaced by the product id, the date id and the number of tickets.',
    product:
      'What stands in the address of this ticket in your shop. Only needed where the address has {product}.',
    dates:
      'What stands in the address of each night in your shop. Without one the date itself is used, like 2024-11-02.',
  },
  pretix: {
    address:
      'Open your event’s public page in pretix and copy its address, like https://pretix.eu/farm/season.',
    product: 'In pretix under Products: the number behind # beside the product’s name.',
    dates:
      'In pretix under Dates: the number behind # of each date. Without one the visitor chooses the date in pretix.',
  },
  fareharbor: {
    address: 'In the addresses of FareHarbor: the part behind /embeds/book/, like dreadmoor.',
    product: 'In FareHarbor under Items: the number in the item’s address.',
    dates:
      'In FareHarbor’s calendar: the number in the address of each availability. Without one the visitor chooses the date there.',
  },
}

const SALE: Record<TicketSale, string> = {
  onSale: 'On sale',
  notYet: 'Not on sale yet',
  ended: 'No longer on sale',
  soldOut: 'Sold out',
  noNights: 'Not shown: the season has none of its nights',
  closed: 'Not on sale: its nights are called off',
}

export const TICKETS = {
  section: 'The section',
  title: 'Title',
  words: 'Words',
  wordsHint: 'Beside the cards: what is sold online, groups, refunds.',
  list: 'The tickets',
  noTickets: 'There is no ticket yet. The site shows the words above without cards.',
  add: 'Add a ticket',
  unnamed: 'New ticket',
  summary: (price: string, sale?: TicketSale) => (sale ? `$${price} · ${SALE[sale]}` : `$${price}`),
  name: 'Name',
  ticketWords: 'What it includes',
  price: 'Price',
  nights: 'Nights',
  everyNight: 'Every night of the season',
  someNights: 'Only these nights',
  nightsOnCard: (words: string) => `On the card: “${words}”`,
  noNights: 'No night is chosen: the card is not shown.',
  earlierNights: 'Of an earlier season, not shown on the site any more:',
  clearEarlierNights: 'Clear the old dates',
  sellerProduct: 'Product id at the seller',
  onSaleFrom: 'On sale from',
  onSaleUntil: 'On sale until',
  noFrom: 'No limit: on sale at once.',
  noUntil: 'No limit: on sale until the night.',
  soldOut: 'Sold out',
  soldOutHint: 'The card stays and says so; nobody can buy it.',
  saleNow: 'Visitors see now, once this is live:',
  sale: SALE,

  seller: 'The seller',
  vendor: 'Who sells the tickets',
  environment: 'The server’s TICKETS setting decides. What you enter here is used when it is removed.',
  url: { link: 'Address of the shop', pretix: 'Address of the event' },
  shortname: 'Short name of the company',
  dates: 'Date ids at the seller',
  night: 'Night',
  dateId: 'Date id',
  dateIdOf: (night: string) => `Date id of ${night}`,
  earlierDates: 'Of an earlier season, not used any more:',
  clearEarlierDates: 'Clear the old date ids',

  offer: 'Offer of a partner',
  hasOffer: 'Show an offer of a partner below the tickets',
  hasOfferHint: 'For a combined ticket that somebody else sells.',
  offerName: 'Name',
  offerWords: 'Words',
  offerLink: 'Text of the link',
  offerHref: 'Address of the link',
}
