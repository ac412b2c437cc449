import type { Ticket } from '@nightshift/shared/site/site-content/sections/tickets'

/** A ticket to be filled in, with an id that no other ticket has. */
export function newTicket(list: Ticket[]): Ticket {
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
