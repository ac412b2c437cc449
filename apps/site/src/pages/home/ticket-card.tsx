import type { Offer } from '@nightshift/shared/site/public-site/offers'
import { useBrand } from '../../features/content/use-content.ts'
import { TicketLink } from '../../features/tickets/ticket-link.tsx'
import { TICKETS } from '../../features/tickets/tickets.texts.ts'
import { useTicketWords } from '../../features/tickets/use-ticket-words.ts'
import styles from './tickets.module.css'

/** A ticket as a card. Its link covers the whole card; without a sale it says why. */
export function TicketCard({ offer }: { offer: Offer }) {
  const { look } = useBrand()
  const { closed, state, request } = useTicketWords(offer)
  const { name, words, price, sale, nights } = offer
  return (
    <article className={styles.ticket} data-sale={sale}>
      <div className={styles.main}>
        <p className={styles.admit}>
          {look.name} <span>{TICKETS.admit}</span>
        </p>
        {name && <h3 className={styles.name}>{name}</h3>}
        {words && <p className={styles.what}>{words}</p>}
        <p className={styles.date}>{nights}</p>
        {closed && <p className={styles.closed}>{closed}</p>}
      </div>
      <div className={styles.stub}>
        <p className={styles.price}>${price}</p>
        {state ? (
          <p className={styles.state}>{state}</p>
        ) : (
          <TicketLink className={styles.buy} request={request}>
            {TICKETS.buy}
            <span className="visually-hidden"> {name}</span>
          </TicketLink>
        )}
      </div>
    </article>
  )
}
