export const TICKETS = {
  demoTitle: 'Demo checkout',
  frame: 'Checkout',
  close: 'Close',
  buy: 'Buy',
  admit: 'Admit one',
  atTheGate: 'At the gate',
  anyNight: 'Any open night',
  only: (nights: string) => `${nights} only`,
  nights: (count: number, first: string, last: string) => `${count} nights from ${first} to ${last}`,
  closed: (nights: string) => `Closed on ${nights}`,
  sale: {
    soldOut: 'Sold out',
    ended: 'Sale ended',
    closed: 'Closed',
    notYet: (start: string) => `On sale from ${start}`,
  },
}
