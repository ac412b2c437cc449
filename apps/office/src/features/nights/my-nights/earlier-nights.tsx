import type { MyNight } from '@nightshift/shared/nights/my-nights/contract'
import { hoursText, nightText } from '@nightshift/shared/nights/publication/night-text'
import { placeText } from '@nightshift/shared/nights/publication/place-text'
import { MY_NIGHTS } from './my-nights.texts.ts'
import styles from './night-list.module.css'

/** My nights of the season that are over, the latest first. */
export function EarlierNights({ nights, timeZone }: { nights: MyNight[]; timeZone: string }) {
  if (!nights.length) return null
  return (
    <details className={styles.earlier}>
      <summary>{MY_NIGHTS.earlier(nights.length)}</summary>
      <ul aria-label={MY_NIGHTS.earlierList}>
        {nights.toReversed().map((night) => (
          <li key={night.placeId}>
            <strong>{nightText(night.night)}</strong>
            <span>
              {placeText(night)}, {night.eventName}
            </span>
            <span className={styles.hours}>{hoursText(night, timeZone)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
