import { expect, test } from 'vitest'
import { nightsOf } from '../../seasons/nights.ts'
import { DEFAULT_SEASON } from '../../seasons/season.ts'
import type { Ticket } from '../site-content/sections/tickets.ts'
import { offersOf } from './offers.ts'

const timeZone = 'America/New_York'
const nights = nightsOf(DEFAULT_SEASON, timeZone)
const TICKET: Ticket = {
  id: 'admission',
  name: 'Admission',
  words: 'Once each.',
  price: '28.99',
  nights: 'all',
  sellerProduct: '',
  onSaleFrom: null,
  onSaleUntil: null,
  soldOut: false,
}
const offer = (changes: Partial<Ticket>, closed: string[] = []) =>
  offersOf([{ ...TICKET, ...changes }], {
    nights,
    closedNights: closed.map((date) => ({ date, words: '' })),
    season: DEFAULT_SEASON,
    timeZone,
    now: new Date('2024-10-01T12:00:00Z'),
  })[0]

test.each<[string, Partial<Ticket>, string[], object | undefined]>([
  ['every night', {}, [], { sale: 'onSale', nights: 'Any open night' }],
  [
    'one night',
    { nights: ['2024-11-02'] },
    [],
    { sale: 'onSale', nights: '2 Nov 2024 only', date: '2024-11-02' },
  ],
  ['each night by its date', { nights: nights.map(({ date }) => date) }, [], { nights: 'Any open night' }],
  ['nights of another season', { nights: ['2023-10-28'] }, [], undefined],
  ['no night', { nights: [] }, [], undefined],
  [
    'a night that is called off',
    { nights: ['2024-11-02'] },
    ['2024-11-02'],
    { sale: 'closed', closed: '2 Nov 2024' },
  ],
  [
    'two nights, one of them called off',
    { nights: ['2024-10-18', '2024-10-19'] },
    ['2024-10-19'],
    { sale: 'onSale', closed: '19 Oct 2024', date: '2024-10-18' },
  ],
  [
    'a called-off night of others',
    { nights: ['2024-10-18'] },
    ['2024-11-02'],
    { sale: 'onSale', closed: '' },
  ],
  ['sold out', { soldOut: true }, [], { sale: 'soldOut' }],
  ['after its sale', { onSaleUntil: '2024-10-01T12:00:00.000Z' }, [], { sale: 'ended' }],
  [
    'before its sale',
    { onSaleFrom: '2024-10-04T13:00:00.000Z' },
    [],
    { sale: 'notYet', saleStarts: 'Friday, October 4, 9:00 AM' },
  ],
])('a ticket for %s', (_, changes, closed, expected) => {
  if (expected) expect(offer(changes, closed)).toMatchObject(expected)
  else expect(offer(changes, closed)).toBeUndefined()
})
