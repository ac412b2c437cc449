import { openingOf } from '@nightshift/shared/festivals/gates'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import type { Season } from '@nightshift/shared/seasons/season'
import type { SeasonFacts } from '../../lib/page-data.ts'

/** The dates and hours of a season, as the public pages show them. */
export const seasonFacts = (season: Season, timeZone: string): SeasonFacts => ({
  nights: nightsOf(season, timeZone),
  ...openingOf(season, timeZone),
})
