export const TICKETS = {
  demoTitle: 'Demo checkout',
  frame: 'Checkout',
  close: 'Close',
  buy: 'Buy',
  admit: 'Admit one',
  atTheGate: 'At the gate',
  closed: (nights: string) => `Closed on ${nights}`,
  sale: {
    soldOut: 'Sold out',
    ended: 'Sale ended',
    closed: 'Closed',
    notYet: (start: string) => `On sale from ${start}`,
  },
}
