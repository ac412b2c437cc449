import { paragraphs } from '../../plain-words.ts'
import type { Ticket, TicketsSection } from '../../sections/tickets.ts'

const NO_REFUNDS = 'No refunds, no exchanges; the moor keeps what it is given.'
const GROUPS = [
  { text: 'Groups of 10 or more can be bought online. ' },
  { text: 'How group rates work', href: '#faq' },
]
const SELLER = { vendor: 'demo' as const, url: '', shortname: '', dates: {} }
const ON_SALE = { sellerProduct: '', onSaleFrom: null, onSaleUntil: null, soldOut: false }
/** Lights Out is the last night of the season, and the only one that is sold online. */
const LIGHTS_OUT = ['2024-11-02']

const ticket = (
  words: Pick<Ticket, 'id' | 'name' | 'price' | 'words'>,
  nights: Ticket['nights'],
): Ticket => ({
  ...words,
  nights,
  ...ON_SALE,
})

export const HALLOWEEN_TICKETS: TicketsSection = {
  title: 'Tickets',
  words: [
    ...paragraphs(
      'One night is sold online: Lights Out, the last of the season. No lanterns, no moon. Every other night is sold at the gate.',
      NO_REFUNDS,
    ),
    GROUPS,
  ],
  list: [
    ticket(
      {
        id: 'lights-out-admission',
        name: 'Lights Out Admission',
        price: '28.99',
        words: 'Hayride, Bog and Psychosis, once each. One small glow stick for each group.',
      },
      LIGHTS_OUT,
    ),
    ticket(
      {
        id: 'lights-out-ultimate',
        name: 'Lights Out Ultimate',
        price: '42.99',
        words: 'Hayride, Bog and Psychosis, as often as you can stand it until we close.',
      },
      LIGHTS_OUT,
    ),
  ],
  seller: SELLER,
  partnerOffer: null,
}

export const HOLIDAY_TICKETS: TicketsSection = {
  title: 'Tickets',
  words: [
    ...paragraphs(
      'The wagons rest in winter. The Bog freezes, the corridor does not warm up, and somebody has hung fairy lights on the pines.',
      NO_REFUNDS,
    ),
    GROUPS,
  ],
  list: [
    ticket(
      {
        id: 'scary-little-christmas',
        name: 'Scary Little Christmas',
        price: '28.99',
        words: 'Bog and Psychosis under snow, once each.',
      },
      'all',
    ),
    ticket(
      {
        id: 'fast-pass',
        name: 'Fast Pass',
        price: '44.99',
        words: 'The same, past the line. The line will remember you.',
      },
      'all',
    ),
    ticket(
      {
        id: 'ultimate',
        name: 'Ultimate',
        price: '42.99',
        words: 'As often as you like until the bells stop.',
      },
      'all',
    ),
    ticket(
      {
        id: 'fast-pass-ultimate',
        name: 'Fast Pass Ultimate',
        price: '49.99',
        words: 'As often as you like, and never a line.',
      },
      'all',
    ),
  ],
  seller: SELLER,
  partnerOffer: {
    name: 'The Frostbite combo',
    words: 'One night here, one evening at the Blackthorn Light Trail down the road, on one ticket.',
    link: 'Get the combo at Blackthorn',
    href: 'https://blackthorn-light-trail.example/frostbite',
  },
}
