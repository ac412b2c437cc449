import { useBrand, useContent } from '../../features/content/use-content.ts'
import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { SeasonCalendar } from '../../features/season/season-calendar.tsx'
import { useSeasonFacts } from '../../features/season/use-season-facts.ts'
import { Each } from '../../lib/each.tsx'
import { useCarried } from '../../lib/page-data.ts'
import { RichText } from '../rich-text.tsx'
import { labelledBy, SectionTitle } from '../section-title.tsx'
import { decorOf } from '../shell/decor.ts'
import styles from './schedule.module.css'

export function ScheduleSection() {
  const { season } = usePublicSite().entry
  const facts = useSeasonFacts()
  const { title, sentences, words } = useContent('nights')
  const closedNights = useCarried('closedNights')
  const hasMoons = decorOf(useBrand().look.palette) === 'haunt'
  return (
    <section
      id="schedule"
      className={`${styles.schedule} late`}
      aria-labelledby={labelledBy('schedule', title)}
    >
      <div className={styles.words}>
        <SectionTitle id="schedule" title={title} />
        <div className="prose">
          <Each of={sentences}>{(sentence) => <p>{sentence}</p>}</Each>
          <RichText text={words} />
        </div>
      </div>
      <SeasonCalendar season={season} facts={facts} closedNights={closedNights} hasMoons={hasMoons} />
    </section>
  )
}
