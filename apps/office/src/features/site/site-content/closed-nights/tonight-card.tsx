import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { nightAt } from '@nightshift/shared/seasons/tonight'
import { openingOf } from '@nightshift/shared/setup/festivals/gates'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../../lib/calls.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { CloseNightButton, type CrewTexts } from './close-night-button.tsx'
import styles from './closed-nights.module.css'
import { CLOSED_NIGHTS } from './closed-nights.texts.ts'

/** Whether tonight is on, and the way to call it off. Only on a night of the season. */
export function TonightCard({ crewTexts }: { crewTexts?: CrewTexts }) {
  const { id, timeZone } = useFestival()
  const now = useNow()
  const { data: season } = useQuery(queryOf(SEASONS_CALLS.calendar, { params: { id } }))
  const night = season && nightAt(new Date(now), season, timeZone)
  const { data } = useQuery({
    ...queryOf(SITE_CONTENT_CALLS.closedNights, { params: { festival: id } }),
    enabled: night !== undefined,
  })
  if (!season || !night || !data) return null
  const closed = data.closedNights.find(({ date }) => date === night.date)
  const { gates } = openingOf(season, timeZone)
  return (
    <section
      className={styles.tonight}
      data-closed={closed ? true : undefined}
      aria-label={CLOSED_NIGHTS.card}
    >
      <div className={styles.state} role="status">
        {/* "Close the night" on the same page is the end of the evening for the crew. */}
        <span>{CLOSED_NIGHTS.card}</span>
        <strong>{closed ? CLOSED_NIGHTS.closed : CLOSED_NIGHTS.open(gates)}</strong>
        <span>{closed?.words || night.label}</span>
      </div>
      <CloseNightButton festivalId={id} night={night} isClosed={!!closed} isTonight crewTexts={crewTexts} />
    </section>
  )
}
