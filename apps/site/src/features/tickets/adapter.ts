/** What somebody wants to buy. Nothing named: whatever is on sale. */
export type TicketRequest = { product?: string; date?: string; quantity?: number }

/** A seller of tickets, as the pages see it. */
export type TicketAdapter = {
  /** A plain link that always works: without a script, behind an ad blocker, in another tab. */
  href: (request: TicketRequest) => string
  /** Opens the checkout inside of the click and says whether it did; otherwise the link is followed. */
  open: (request: TicketRequest) => boolean
  /** Fetches what `open` needs, when a visitor is about to click. */
  preload: () => void
}
