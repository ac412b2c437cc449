import { TicketLink } from '../../features/tickets/ticket-link.tsx'
import { TICKET_WORDS, type Ticket } from '../content/tickets.content.ts'
import { DREADMOOR } from '../dreadmoor.content.ts'
import styles from './tickets.module.css'

type Props = {
  ticket: Ticket
  /** The only night that it is for. */
  date?: string
}

/** A ticket as a card. Its link covers the whole card. */
export const TicketCard = ({ ticket: { id, name, price, words }, date }: Props) => (
  <article className={styles.ticket}>
    <div className={styles.main}>
      <p className={styles.admit}>
        {DREADMOOR.name} <span>{TICKET_WORDS.admit}</span>
      </p>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.what}>{words}</p>
      <p className={styles.date}>{date ? TICKET_WORDS.only(date) : TICKET_WORDS.winter}</p>
    </div>
    <div className={styles.stub}>
      <p className={styles.price}>${price}</p>
      <TicketLink className={styles.buy} request={{ product: id, date }}>
        {TICKET_WORDS.buy}
        <span className="visually-hidden"> {name}</span>
      </TicketLink>
    </div>
  </article>
)
