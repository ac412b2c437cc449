import { paragraphs } from '../../plain-words.ts'

/** The words about tickets of a site that nobody has edited. They are true while the season lasts. */
export const TICKET_WORDS = paragraphs('Tickets are sold at the gate, on every night that we are open.')
