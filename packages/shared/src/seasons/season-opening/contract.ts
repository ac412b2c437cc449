import { z } from 'zod'
import { SeasonName } from '../contract.ts'
import { Season } from '../season.ts'
import { HIGHEST_RAISE, RAISE_STEP } from './raise.ts'

const switches = { enableHome: z.boolean(), enableTodos: z.boolean(), enableApps: z.boolean() }

export const OpenSeason = z.strictObject({
  calendar: Season,
  /** Of every position's default rate and every held rate. */
  raisePercent: z.number().min(0).max(HIGHEST_RAISE).multipleOf(RAISE_STEP),
  ...switches,
})
export type OpenSeason = z.infer<typeof OpenSeason>

/** A position with its default rate, and the rates that people hold it at. */
const PositionRates = z.strictObject({
  id: z.int(),
  name: z.string(),
  event: z.string(),
  defaultPayRate: z.number(),
  held: z.array(z.strictObject({ payrate: z.number(), people: z.int() })),
})
export type PositionRates = z.infer<typeof PositionRates>

/** What the next season may be, and what it carries over. */
export const SeasonProposal = z.strictObject({
  /** The current season. */
  ...SeasonName.shape,
  isClosed: z.boolean(),
  /** The last night of the current season: the next one begins after it. */
  lastNight: z.iso.date(),
  /** The same weekends of the next year ahead; those of the season before the current one where two take turns. */
  calendar: Season,
  /** Once more in the same year; null when it is too late for that. */
  again: z.nullable(Season),
  positions: z.array(PositionRates),
  /** Applications that came after the closing, which move to the next season. */
  applications: z.int(),
  ...switches,
})
export type SeasonProposal = z.infer<typeof SeasonProposal>

/** What opening did. */
export const OpenedSeason = z.strictObject({
  id: z.int(),
  ...SeasonName.shape,
  ratesRaised: z.int(),
  applicationsMoved: z.int(),
})
export type OpenedSeason = z.infer<typeof OpenedSeason>
