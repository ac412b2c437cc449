import type { TicketAdapter } from './adapter.ts'

/** Tickets are sold at the gate: links lead to what the home page says about them. */
export const gate: TicketAdapter = { href: () => '/#tickets', open: () => false, preload: () => {} }
