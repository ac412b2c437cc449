import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ReadAt } from '../../read-at.ts'
import { SeasonName } from '../../seasons/contract.ts'
import { ANSWERS, PARTS } from './place.ts'
import { PLACE_CHANGES } from './place-change.ts'
import { PLACE_PROBLEMS, type PlaceProblem } from './place-problem.ts'

const date = z.iso.date()

export const MOST_NEEDED = 500
/** A season has 112 nights at most, and a request a megabyte. */
const MOST_NIGHTS = 112
const MOST_AGREED = 6_000

export const NightPlanQuery = z.object({
  festivalId: RecordIdText,
  /** The current one unless another is given. */
  seasonId: RecordIdText.optional(),
})

export const PlannedNightQuery = z.object({
  festivalId: RecordIdText,
  seasonId: RecordIdText,
  night: date,
})
export type PlannedNightQuery = z.infer<typeof PlannedNightQuery>

/** Somebody in a position on a night. */
export const PlannedPlace = z.strictObject({
  id: z.int(),
  night: date,
  positionId: z.int(),
  userId: z.uuid(),
  part: z.enum(PARTS),
  updatedAt: instant,
  /** What is not published yet. Those that were taken off stay in the list until that is published. */
  change: z.enum(PLACE_CHANGES),
  isSeen: z.boolean(),
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string().nullable(),
})
export type PlannedPlace = z.infer<typeof PlannedPlace>

const PlanPosition = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** On a night that says nothing else. */
  needed: z.int(),
  /** Null: as the festival says. */
  callMinutes: z.int().nullable(),
})
export type PlanPosition = z.infer<typeof PlanPosition>

const PlanEvent = z.strictObject({ id: z.int(), name: z.string(), positions: z.array(PlanPosition) })
export type PlanEvent = z.infer<typeof PlanEvent>

const PlanPerson = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Of this festival. */
  isActive: z.boolean(),
  positionIds: z.array(z.int()),
  availability: z.discriminatedUnion('source', [
    z.strictObject({ source: z.enum(['own', 'application']), unavailable: z.array(date) }),
    z.strictObject({ source: z.literal('unknown'), unavailable: z.array(z.never()).max(0) }),
  ]),
  /** Nights for which they said that they cannot come after it was published. */
  declined: z.array(date),
  /** As their application says; those who did not apply are not marked. */
  is16OrUnder: z.boolean(),
})
export type PlanPerson = z.infer<typeof PlanPerson>

const PlanNight = z.strictObject({
  date,
  label: z.string(),
  gatesAt: instant,
  endsAt: instant,
  /** Nobody works: its places wait for it to be reopened. */
  isCalledOff: z.boolean(),
})
export type PlanNight = z.infer<typeof PlanNight>

const NightNeed = z.strictObject({ night: date, positionId: z.int(), needed: z.int() })

/** What the plan has on one night, for a screen that has the rest. */
export const PlannedNight = z.strictObject({
  /** The positions that need another number than usual. */
  needs: z.array(NightNeed),
  places: z.array(PlannedPlace),
})
export type PlannedNight = z.infer<typeof PlannedNight>

export const DeclinedQuery = z.object({ festivalId: RecordIdText })

/** Somebody cannot come to a night that is not over, and no planner has looked at it since they said so. */
const DeclinedPlace = z.strictObject({
  night: date,
  /** Of the season. */
  year: z.int(),
  placeId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
})
export type DeclinedPlace = z.infer<typeof DeclinedPlace>

/** By night, and the first who said so first. */
export const DeclinedPlaces = z.array(DeclinedPlace)

/** A planner has looked at whoever cannot come to a night. */
export const SeenDeclined = z.strictObject({ festivalId: RecordId, night: date })
export type SeenDeclined = z.infer<typeof SeenDeclined>

/** The plan of a season's nights: what they need, who is on them and who can be. */
export const NightPlan = z.strictObject({
  festivalId: z.int(),
  timeZone: z.string(),
  season: z.strictObject({ id: z.int(), ...SeasonName.shape, closedAt: instant.nullable() }),
  /** The date of the night that it is now, from noon to noon. */
  tonight: date,
  curfew: z.string().nullable(),
  callMinutes: z.int(),
  nights: z.array(PlanNight),
  events: z.array(PlanEvent),
  /** The nights on which a position needs another number. */
  needs: z.array(NightNeed),
  places: z.array(PlannedPlace),
  /** Who still counts on a night that the season does not have any more. */
  toldOfGoneNights: z.array(z.uuid()),
  /** Everybody who is active, and everybody who has a place. */
  people: z.array(PlanPerson),
})
export type NightPlan = z.infer<typeof NightPlan>

const inSeason = { festivalId: RecordId, seasonId: RecordId }
const place = { night: date, positionId: RecordId, userId: z.uuid().toLowerCase() }

export const NewPlace = z.strictObject({ ...inSeason, ...place, part: z.enum(PARTS).default('whole') })
export type NewPlace = z.infer<typeof NewPlace>

export const PlacePatch = z.strictObject({
  positionId: RecordId.optional(),
  part: z.enum(PARTS).optional(),
  updatedAt: ReadAt,
})
export type PlacePatch = z.infer<typeof PlacePatch>

/** A DELETE has no body. */
export const TakeOffQuery = z.object({ updatedAt: ReadAt })

const needed = z.int().min(0).max(MOST_NEEDED)

export const NeedPatch = z.strictObject({
  ...inSeason,
  positionId: RecordId,
  /** Null: on every night that says nothing else. */
  night: date.nullable(),
  /** Null, for a night: as on the others. */
  needed: needed.nullable(),
  /** Optimistic lock: the number that the screen showed. */
  seen: needed,
})
export type NeedPatch = z.infer<typeof NeedPatch>

/** Plans a night as an earlier one. */
export const CopyNight = z.strictObject({ ...inSeason, from: date, to: date })
export type CopyNight = z.infer<typeof CopyNight>

const problem = z.enum(PLACE_PROBLEMS)
const Refused = z.strictObject({ ...place, part: z.enum(PARTS), reason: problem })

export const CopiedNight = z.strictObject({ copied: z.int(), leftOut: z.array(Refused) })
export type CopiedNight = z.infer<typeof CopiedNight>

export const FillNights = z.strictObject({ ...inSeason, nights: z.array(date).min(1).max(MOST_NIGHTS) })
export type FillNights = z.infer<typeof FillNights>

export const FillProposals = z.strictObject({
  proposals: z.array(
    z.strictObject({
      ...place,
      part: z.enum(PARTS),
      nightsBefore: z.int(),
      /** Out of how many people who could take the place. */
      chosenFrom: z.int(),
    }),
  ),
  unfilled: z.array(z.strictObject({ night: date, positionId: z.int(), needed: z.int(), missing: z.int() })),
})
export type FillProposals = z.infer<typeof FillProposals>

/** The proposals that somebody agreed to: all of them are placed, or none. */
export const AgreedFill = z.strictObject({
  ...inSeason,
  places: z
    .array(z.strictObject({ ...place, part: z.enum(PARTS) }))
    .min(1)
    .max(MOST_AGREED),
})
export type AgreedFill = z.infer<typeof AgreedFill>

/** Why proposals that were agreed to are refused: the plan has changed since. */
export type FillRefusal = {
  night: string
  positionId: number
  userId: string
  /** `full`: the position has everybody it needs by now. */
  reason: PlaceProblem | 'full'
}
