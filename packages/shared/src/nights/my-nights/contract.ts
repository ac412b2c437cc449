import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ReadAt } from '../../read-at.ts'
import { Season } from '../../seasons/season.ts'
import { plainText } from '../../text.ts'
import { ANSWERS } from '../night-plan/place.ts'
import { PlaceDetails } from '../publication/contract.ts'

export const REASON_MAX = 500
const MOST_SEEN = 500
const MOST_NIGHTS = 120

/** The festival that the caller has chosen or belongs to, unless one is named. */
export const MyNightsQuery = z.object({ festivalId: RecordIdText.optional() })

/** A night of mine as it was published. */
export const MyNight = z.strictObject({
  placeId: z.int(),
  night: z.iso.date(),
  ...PlaceDetails.shape,
  /** One was taken off the plan. */
  isCancelled: z.boolean(),
  /** Nobody works on this night. */
  isCalledOff: z.boolean(),
  /** The version that an answer is about: it grows with each change that I can see. */
  sequence: z.int(),
  isSeen: z.boolean(),
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string().nullable(),
})
export type MyNight = z.infer<typeof MyNight>

/** My nights of the current season, by date, and until how many hours before the call time I can decline. */
export const MyNights = z.strictObject({ declineHours: z.int(), nights: z.array(MyNight) })
export type MyNights = z.infer<typeof MyNights>

export const PlaceParams = z.strictObject({ placeId: RecordIdText })

const sequence = z.int().min(0).max(2_147_483_647)

/** What I saw. What was published since then is still unseen. */
export const SeenNights = z.strictObject({
  nights: z.array(z.strictObject({ placeId: RecordId, sequence })).max(MOST_SEEN),
})
export type SeenNights = z.infer<typeof SeenNights>

const reason = plainText(REASON_MAX).trim().min(1)

/** An answer to a place of mine as I saw it; null takes it back. The lead sees the reason. */
export const NightAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('confirmed'), sequence }),
  z.strictObject({ answer: z.literal('declined'), reason, sequence }),
  z.strictObject({ answer: z.literal('help'), reason, sequence }),
  z.strictObject({ answer: z.null(), sequence }),
])
export type NightAnswer = z.infer<typeof NightAnswer>

/** The nights of the current season that I cannot work, and who says so. */
export const MyAvailability = z.strictObject({
  seasonId: z.int(),
  season: Season,
  isClosed: z.boolean(),
  source: z.enum(['own', 'application', 'unknown']),
  unavailable: z.array(z.iso.date()),
  /** The nights that are published to me. */
  planned: z.array(z.iso.date()),
  /** Null until I say it myself. */
  updatedAt: instant.nullable(),
})
export type MyAvailability = z.infer<typeof MyAvailability>

/** Optimistic lock: refused with an `updatedAt` that is not the stored one. */
export const AvailabilityEdit = z.strictObject({
  seasonId: RecordId,
  unavailable: z.array(z.iso.date()).max(MOST_NIGHTS),
  updatedAt: ReadAt.nullable(),
})
export type AvailabilityEdit = z.infer<typeof AvailabilityEdit>
