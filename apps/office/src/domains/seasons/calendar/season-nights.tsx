import { nightsOf, shiftText, weekendsOf } from '@nightshift/shared/seasons/nights'
import type { Season } from '@nightshift/shared/seasons/season'
import { Text } from '../../../kit/layout.tsx'
import styles from '../seasons.module.css'
import { SEASON } from './season.texts.ts'

const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The nights of a season by weekend, each with the key that applications store. */
export function SeasonNights({ season, timeZone }: { season: Season; timeZone: string }) {
  const nights = nightsOf(season, timeZone)
  const day = (date: string) => medium.format(new Date(date))
  return (
    <>
      <Text>
        {SEASON.count(nights.length, day(nights[0]!.date), day(nights.at(-1)!.date))}
        {' · '}
        {SEASON.shifts(shiftText(season))}
      </Text>
      <ol className={styles.weekends}>
        {weekendsOf(nights).map((weekend) => (
          <li key={weekend[0]!.key}>
            <ul>
              {weekend.map(({ key, label }) => (
                <li key={key}>
                  {label} <span className={styles.key}>{key}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
