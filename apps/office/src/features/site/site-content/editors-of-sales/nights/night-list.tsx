import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { type Night, shiftEndsAt } from '@nightshift/shared/seasons/nights'
import type { Season } from '@nightshift/shared/seasons/season'
import { nightAt } from '@nightshift/shared/seasons/tonight'
import type { ClosedNight } from '@nightshift/shared/site/site-content/ticket-sale'
import { useNow } from '../../../../../lib/use-now.ts'
import { CloseNightButton } from '../../closed-nights/close-night-button.tsx'
import styles from '../sales.module.css'
import { NIGHTS } from './nights.texts.ts'

type Props = {
  festivalId: number
  season: Season
  nights: Night[]
  closedNights: ClosedNight[]
  timeZone: string
}

/** The nights of the season, each with the way to close or reopen it. */
export function NightList({ festivalId, season, nights, closedNights, timeZone }: Props) {
  const now = new Date(useNow())
  const tonight = nightAt(now, season, timeZone)
  return (
    <ul className={styles.nightList}>
      {nights.map((night) => {
        const closed = closedNights.find(({ date }) => date === night.date)
        const isOver = shiftEndsAt(season, night, timeZone) <= now
        return (
          <li key={night.date}>
            <div className={styles.night}>
              <span>{night.label}</span>
              {closed ? (
                <small>
                  <span data-closed>{NIGHTS.closed}</span>
                  {closed.words && `: ${closed.words}`}
                </small>
              ) : (
                <small>{isOver ? NIGHTS.over : NIGHTS.open}</small>
              )}
            </div>
            {(closed || night.date >= nightOf(now, timeZone)) && (
              <CloseNightButton
                festivalId={festivalId}
                night={night}
                isClosed={!!closed}
                isTonight={night.date === tonight?.date}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
