import { paragraphs } from '@nightshift/shared/site/site-content/plain-words'
import type { TicketsSection } from '@nightshift/shared/site/site-content/sections/tickets'

const ON_SALE = { sellerProduct: '', onSaleFrom: null, onSaleUntil: null, soldOut: false }

export const TICKETS: TicketsSection = {
  title: 'Tickets',
  words: [
    ...paragraphs(
      'Tickets cost the same here and at the gate. Here you choose the day, and walk past the longer of the two lines.',
      'If we close for the weather, your ticket is good on any other day of the season.',
    ),
    [
      { text: 'Picking needs no ticket: you pay for what is in the basket. ' },
      { text: 'What else is free', href: '#faq' },
    ],
  ],
  list: [
    {
      ...ON_SALE,
      id: 'maze-day',
      name: 'Maze Day',
      price: '16.50',
      words: 'The maze, the wagon and the hayloft, for as long as we are open. Under 4 free.',
      nights: 'all',
    },
    {
      ...ON_SALE,
      id: 'quiet-friday',
      name: 'Quiet Friday',
      price: '12.00',
      words: 'The same on a Friday, when you have most of the corn to yourself.',
      nights: ['2024-09-20', '2024-09-27', '2024-10-04', '2024-10-11', '2024-10-18', '2024-10-25'],
    },
    {
      ...ON_SALE,
      id: 'harvest-basket',
      name: 'Harvest Basket',
      price: '29.00',
      words: 'Maze Day with a peck of apples and one pumpkin, as large as you can carry unaided.',
      nights: 'all',
    },
    {
      ...ON_SALE,
      id: 'lantern-evening',
      name: 'Lantern Evening',
      price: '22.00',
      words: 'The maze after dark, one lantern for each party, and soup in the barn when you are out.',
      nights: ['2024-10-27'],
      onSaleFrom: '2024-09-01T14:00:00.000Z',
      onSaleUntil: '2024-10-27T20:00:00.000Z',
    },
  ],
  seller: { vendor: 'demo', url: '', shortname: '', dates: {} },
  partnerOffer: null,
}
