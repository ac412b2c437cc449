import { openingOf } from '@nightshift/shared/festivals/gates'
import { nightsOf } from '@nightshift/shared/festivals/nights'
import type { Season } from '@nightshift/shared/festivals/season'

/** What the words of the home say of a season: its nights, its year and the hour of the gates. */
export function seasonFacts(season: Season, timeZone: string) {
  const nights = nightsOf(season, timeZone)
  return { nights, first: nights[0]!, last: nights.at(-1)!, ...openingOf(season, timeZone) }
}
