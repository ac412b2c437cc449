import type { Season } from '@nightshift/shared/seasons/season'
import { SeasonCalendar } from '../../features/season/season-calendar.tsx'
import type { SeasonFacts } from '../../lib/page-data.ts'
import { SCHEDULE } from '../content/home.content.ts'
import styles from './schedule.module.css'

export function ScheduleSection({ season, facts }: { season: Season; facts: SeasonFacts }) {
  const { nights, year, gates } = facts
  const isExtra = ({ date }: { date: string }) => season.extraNights.includes(date)
  const weekends = nights.filter((night) => !isExtra(night))
  return (
    <section id="schedule" className={`${styles.schedule} late`} aria-labelledby="schedule-title">
      <div className={styles.words}>
        <h2 id="schedule-title" className="title">
          {SCHEDULE.title}
        </h2>
        <div className="prose">
          <p>{SCHEDULE.words(weekends[0]!.label, weekends.at(-1)!.label, year)}</p>
          {nights.filter(isExtra).map(({ key, label }) => (
            <p key={key}>{SCHEDULE.extra(label)}</p>
          ))}
          <p>{SCHEDULE.gates(gates)}</p>
          <p>{SCHEDULE.rain}</p>
        </div>
      </div>
      <SeasonCalendar season={season} facts={facts} />
    </section>
  )
}
