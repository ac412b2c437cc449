import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { seasonFacts } from '../../../features/public-site/season/season-facts.ts'
import { TicketLink } from '../../../features/public-site/tickets/ticket-link.tsx'
import { useCountdown } from '../../../features/public-site/use-countdown.ts'
import { type FACES, HOME } from '../content/home.content.ts'
import { DREADMOOR } from '../dreadmoor.content.ts'
import { Picture } from '../picture.tsx'
import styles from './hero.module.css'

type Props = { entry: PublicConfigEntry; face: (typeof FACES)['holiday'] }

export function Hero({ entry: { season, timeZone }, face }: Props) {
  const { first, last, year, gates } = seasonFacts(season, timeZone)
  const left = useCountdown(season.opensAt)
  return (
    <section className={styles.hero} data-countdown={left && Object.values(left).join(':')}>
      <Picture
        name={face.picture.wide}
        narrow={{ name: face.picture.tall, below: 768 }}
        width={1920}
        height={1080}
        alt={face.picture.alt}
        className={styles.picture}
        urgent
      />
      <div className={styles.fog} />
      <div className={styles.mist} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {face.title} <span className={styles.tagline}>{face.tagline}</span>
        </h1>
        <p className={styles.intro}>{face.intro}</p>
        <div className={styles.ways}>
          <TicketLink className="button">{DREADMOOR.nav.tickets}</TicketLink>
          <a className={styles.nights} href="#schedule">
            {HOME.seeDates}
          </a>
        </div>
      </div>
      <p className={styles.facts}>
        <span>
          {first.label} {HOME.toText} {last.label}, {year}
        </span>
        <span>{HOME.gates(gates)}</span>
        <span>{DREADMOOR.suggestedAge}</span>
      </p>
    </section>
  )
}
