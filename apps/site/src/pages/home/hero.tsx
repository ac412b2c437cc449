import type { Season } from '@nightshift/shared/seasons/season'
import { TicketLink } from '../../features/tickets/ticket-link.tsx'
import type { SeasonFacts } from '../../lib/page-data.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { type FACES, HOME } from '../content/home.content.ts'
import { DREADMOOR } from '../dreadmoor.content.ts'
import { Picture } from '../picture.tsx'
import styles from './hero.module.css'

type Props = { season: Season; facts: SeasonFacts; face: (typeof FACES)['holiday'] }

export function Hero({ season, facts: { nights, year, gates }, face }: Props) {
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
          {nights[0]!.label} {HOME.toText} {nights.at(-1)!.label}, {year}
        </span>
        <span>{HOME.gates(gates)}</span>
        <span>{DREADMOOR.suggestedAge}</span>
      </p>
    </section>
  )
}
