import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { Night } from '@nightshift/shared/seasons/nights'
import { TICKET_WORDS, TICKETS_SHOWN } from '../content/tickets.content.ts'
import { TicketCard } from './ticket-card.tsx'
import styles from './tickets.module.css'

type Props = Pick<PublicConfigEntry, 'variant'> & { nights: Night[] }

export function TicketsSection({ variant, nights }: Props) {
  const { combo } = TICKET_WORDS
  return (
    <section id="tickets" className={`${styles.tickets} late`} aria-labelledby="tickets-title">
      <div className={styles.words}>
        <h2 id="tickets-title" className="title">
          {TICKET_WORDS.title}
        </h2>
        <div className="prose">
          {TICKET_WORDS[variant].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            {TICKET_WORDS.groups} <a href="#faq">{TICKET_WORDS.groupsMore}</a>
          </p>
        </div>
      </div>
      <ul className={styles.list}>
        {TICKETS_SHOWN[variant].map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} date={ticket.isLightsOut ? nights.at(-1)?.date : undefined} />
          </li>
        ))}
        {variant === 'holiday' && (
          <li className={styles.combo}>
            <h3 className="heading">{combo.name}</h3>
            <p>{combo.words}</p>
            <a href={combo.href}>{combo.link}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
