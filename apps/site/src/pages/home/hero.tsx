import { useBrand, useContent } from '../../features/content/use-content.ts'
import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { useSeasonFacts } from '../../features/season/use-season-facts.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { Picture } from '../picture.tsx'
import { decorOf } from '../shell/decor.ts'
import { TicketsButton } from '../shell/tickets-button.tsx'
import { SITE } from '../site.texts.ts'
import styles from './hero.module.css'
import { HOME } from './home.texts.ts'
import { titleSize } from './title-size.ts'

export function Hero() {
  const { season } = usePublicSite().entry
  const { nights, year, gates } = useSeasonFacts()
  const { title, tagline, intro, suggestedAge, palette } = useBrand().look
  const { wide, tall } = useContent('hero')
  const left = useCountdown(season.opensAt)
  return (
    <section
      className={styles.hero}
      data-countdown={left && Object.values(left).join(':')}
      data-picture={tall.from === 'library' ? tall.name : 'upload'}
    >
      <Picture
        picture={wide}
        narrow={{ picture: tall, below: 768 }}
        width={1920}
        height={1080}
        alt={wide.alt}
        className={styles.picture}
        urgent
      />
      {decorOf(palette) === 'haunt' && (
        <>
          <div className={styles.fog} />
          <div className={styles.mist} />
        </>
      )}
      <div className={styles.words}>
        <h1 className={styles.title} data-size={titleSize(title)}>
          {title} {tagline && <span className={styles.tagline}>{tagline}</span>}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        <div className={styles.ways}>
          <TicketsButton className="button" saysWhy />
          <a className={styles.nights} href="#schedule">
            {HOME.seeDates}
          </a>
        </div>
      </div>
      <p className={styles.facts}>
        <span>{HOME.season(nights[0]!.label, nights.at(-1)!.label, year)}</span>
        <span>{HOME.gates(gates)}</span>
        {suggestedAge && <span>{SITE.forAge(suggestedAge)}</span>}
      </p>
    </section>
  )
}
