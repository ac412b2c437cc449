import { type Night, nightsOf, shiftText, weekendsOf } from '../../seasons/nights.ts'
import type { PublicConfigEntry } from '../../setup/festivals/contract.ts'
import { isSeasonOver, openingOf, salesInstant } from '../../setup/festivals/gates.ts'

/**
 * The season of a page: its weekends of nights, its year, the opening hour, the hours of a shift, and whether it is
 * over.
 */
export type SeasonFacts = { weekends: Night[][]; year: number; gates: string; shift: string; isOver: boolean }

type InSeason = Pick<PublicConfigEntry, 'season' | 'timeZone' | 'salesAsOf'>

/** The dates and hours of a season, as the public pages show them. */
export const seasonFacts = ({ season, timeZone, salesAsOf }: InSeason, now: Date): SeasonFacts => ({
  weekends: weekendsOf(nightsOf(season, timeZone)),
  shift: shiftText(season),
  isOver: isSeasonOver(season, timeZone, salesInstant({ salesAsOf }, now)),
  ...openingOf(season, timeZone),
})
