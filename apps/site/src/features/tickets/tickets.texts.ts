export const TICKETS = {
  demoTitle: 'Demo checkout',
  frame: 'Checkout',
  close: 'Close',
}
