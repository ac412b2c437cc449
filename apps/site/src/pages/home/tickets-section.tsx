import { useBrand, useContent } from '../../features/content/use-content.ts'
import { OutwardLink } from '../outward-link.tsx'
import { RichText } from '../rich-text.tsx'
import { labelledBy, SectionTitle } from '../section-title.tsx'
import { SITE } from '../site.texts.ts'
import { TicketCard } from './ticket-card.tsx'
import styles from './tickets.module.css'

export function TicketsSection() {
  const { title, words, offers, partnerOffer } = useContent('tickets')
  const { selling } = useBrand()
  const hasCards = offers.length > 0 || partnerOffer !== null
  return (
    <section
      id="tickets"
      className={`${styles.tickets} late`}
      aria-labelledby={labelledBy('tickets', title)}
      data-bare={!hasCards}
    >
      <div className={styles.words}>
        <SectionTitle id="tickets" title={title} />
        <div className="prose">
          {(selling === 'soon' || selling === 'over') && (
            <p className={styles.selling}>{SITE.selling[selling]}</p>
          )}
          <RichText text={words} />
        </div>
      </div>
      {hasCards && (
        <ul className={styles.list}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <TicketCard offer={offer} />
            </li>
          ))}
          {partnerOffer && (
            <li className={styles.combo}>
              {partnerOffer.name && <h3 className="heading">{partnerOffer.name}</h3>}
              {partnerOffer.words && <p>{partnerOffer.words}</p>}
              <OutwardLink href={partnerOffer.href}>{partnerOffer.link}</OutwardLink>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
