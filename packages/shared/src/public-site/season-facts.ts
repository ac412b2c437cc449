import { openingOf } from '../festivals/gates.ts'
import { type Night, nightsOf, shiftText, weekendsOf } from '../seasons/nights.ts'
import type { Season } from '../seasons/season.ts'

/** The season of a page: its weekends of nights, its year, the opening hour and the hours of a shift. */
export type SeasonFacts = { weekends: Night[][]; year: number; gates: string; shift: string }

/** The dates and hours of a season, as the public pages show them. */
export const seasonFacts = (season: Season, timeZone: string): SeasonFacts => ({
  weekends: weekendsOf(nightsOf(season, timeZone)),
  shift: shiftText(season),
  ...openingOf(season, timeZone),
})
