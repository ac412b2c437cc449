import { useBrand, useContent } from '../../features/content/use-content.ts'
import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { SeasonCalendar } from '../../features/season/season-calendar.tsx'
import { useSeasonFacts } from '../../features/season/use-season-facts.ts'
import { useCarried } from '../../lib/page-data.ts'
import { RichText } from '../rich-text.tsx'
import { labelledBy, SectionTitle } from '../section-title.tsx'
import { decorOf } from '../shell/decor.ts'
import { SCHEDULE } from './home.texts.ts'
import styles from './schedule.module.css'

export function ScheduleSection() {
  const { season } = usePublicSite().entry
  const facts = useSeasonFacts()
  const { title, extraNight, gates, words } = useContent('nights')
  const closedNights = useCarried('closedNights')
  const hasMoons = decorOf(useBrand().look.palette) === 'haunt'
  const isExtra = ({ date }: { date: string }) => season.extraNights.includes(date)
  const weekends = facts.nights.filter((night) => !isExtra(night))
  return (
    <section
      id="schedule"
      className={`${styles.schedule} late`}
      aria-labelledby={labelledBy('schedule', title)}
    >
      <div className={styles.words}>
        <SectionTitle id="schedule" title={title} />
        <div className="prose">
          {weekends[0] && <p>{SCHEDULE.weekends(weekends[0].label, weekends.at(-1)!.label, facts.year)}</p>}
          {facts.nights.filter(isExtra).map(({ key, label }) => (
            <p key={key}>{SCHEDULE.extra(label, extraNight)}</p>
          ))}
          <p>{SCHEDULE.gates(facts.gates, gates)}</p>
          <RichText text={words} />
        </div>
      </div>
      <SeasonCalendar season={season} facts={facts} closedNights={closedNights} hasMoons={hasMoons} />
    </section>
  )
}
