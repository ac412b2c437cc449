import { MONTHS } from '@nightshift/shared/calendar-words'

/** A ticket that is sold online. The id is what the vendor's product ids are mapped from. */
export type Ticket = {
  id: string
  name: string
  price: string
  /** Lights Out is the last night of the season, and the only one that is sold online. */
  isLightsOut?: boolean
  words: string
}

const HALLOWEEN: Ticket[] = [
  {
    id: 'lights-out-admission',
    name: 'Lights Out Admission',
    price: '28.99',
    isLightsOut: true,
    words: 'Hayride, Bog and Psychosis, once each. One small glow stick for each group.',
  },
  {
    id: 'lights-out-ultimate',
    name: 'Lights Out Ultimate',
    price: '42.99',
    isLightsOut: true,
    words: 'Hayride, Bog and Psychosis, as often as you can stand it until we close.',
  },
]

const HOLIDAY: Ticket[] = [
  {
    id: 'scary-little-christmas',
    name: 'Scary Little Christmas',
    price: '28.99',
    words: 'Bog and Psychosis under snow, once each.',
  },
  {
    id: 'fast-pass',
    name: 'Fast Pass',
    price: '44.99',
    words: 'The same, past the line. The line will remember you.',
  },
  {
    id: 'ultimate',
    name: 'Ultimate',
    price: '42.99',
    words: 'As often as you like until the bells stop.',
  },
  {
    id: 'fast-pass-ultimate',
    name: 'Fast Pass Ultimate',
    price: '49.99',
    words: 'As often as you like, and never a line.',
  },
]

export const TICKETS_SHOWN = { halloween: HALLOWEEN, holiday: HOLIDAY }

/** '2 Nov 2024' */
function shortDate(date: string) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)} ${year}`
}

export const TICKET_WORDS = {
  title: 'Tickets',
  buy: 'Buy',
  admit: 'Admit one',
  only: (date: string) => `${shortDate(date)} only`,
  winter: 'Any open night',
  halloween: [
    'One night is sold online: Lights Out, the last of the season. No lanterns, no moon. Every other night is sold at the gate.',
    'No refunds, no exchanges; the moor keeps what it is given.',
  ],
  holiday: [
    'The wagons rest in winter. The Bog freezes, the corridor does not warm up, and somebody has hung fairy lights on the pines.',
    'No refunds, no exchanges; the moor keeps what it is given.',
  ],
  groups: 'Groups of 10 or more can be bought online.',
  groupsMore: 'How group rates work',
  combo: {
    name: 'The Frostbite combo',
    words: 'One night here, one evening at the Blackthorn Light Trail down the road, on one ticket.',
    link: 'Get the combo at Blackthorn',
    href: 'https://blackthorn-light-trail.example/frostbite',
  },
}

export const CHECKOUT = {
  title: 'Demo checkout',
  label: 'This is a demonstration. Nothing is sold here, and nothing you do here is kept.',
  ticket: 'Ticket',
  anyTicket: 'Any ticket',
  date: 'Night',
  anyDate: 'Any open night',
  quantity: 'Number',
  price: 'Price',
  anyPrice: 'From $28.99',
  words: 'A real checkout opens here once the operator has chosen a ticket seller.',
}
