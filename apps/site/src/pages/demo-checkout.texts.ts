export const CHECKOUT = {
  title: 'Demo checkout',
  label: 'This is a demonstration. Nothing is sold here, and nothing you do here is kept.',
  ticket: 'Ticket',
  anyTicket: 'Any ticket',
  date: 'Night',
  anyDate: 'Any open night',
  quantity: 'Number',
  price: 'Price',
  from: (price: string) => `From $${price}`,
  words: 'A real checkout opens here once the operator has chosen a ticket seller.',
}
