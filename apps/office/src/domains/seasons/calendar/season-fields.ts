import { firstInstant, localOf } from '@nightshift/shared/local-time'
import type { Season } from '@nightshift/shared/seasons/season'
import type { SEASON } from './season.texts.ts'

/** The form fields of a season. `opening` is local time at the festival. */
export type SeasonFields = {
  opening: string
  weekends: string
  extraNights: string[]
  shiftStart: string
  shiftEnd: string
}
export type SeasonProblems = Partial<Record<keyof SeasonFields, keyof typeof SEASON.problems>>

const MOST_WEEKENDS = 26

export const seasonFields = (season: Season, timeZone: string): SeasonFields => ({
  opening: localOf(season.opensAt, timeZone).slice(0, 16),
  weekends: String(season.weekends),
  extraNights: season.extraNights,
  shiftStart: season.shiftStart,
  shiftEnd: season.shiftEnd,
})

/** Parses the fields into a season, or into their problems. */
export function readSeason(fields: SeasonFields, timeZone: string): Season | { problems: SeasonProblems } {
  const [date = '', time = ''] = fields.opening.split('T')
  const opensAt = firstInstant(date, time, timeZone)
  const weekends = Number(fields.weekends)
  const problems: SeasonProblems = {}
  if (!opensAt) problems.opening = fields.opening ? 'skipped' : 'missing'
  if (!Number.isInteger(weekends) || weekends < 1 || weekends > MOST_WEEKENDS) problems.weekends = 'weekends'
  if (!fields.shiftStart) problems.shiftStart = 'missing'
  if (!fields.shiftEnd) problems.shiftEnd = 'missing'
  if (!opensAt || Object.keys(problems).length) return { problems }
  const { extraNights, shiftStart, shiftEnd } = fields
  return { opensAt: opensAt.toISOString(), weekends, extraNights, shiftStart, shiftEnd }
}
