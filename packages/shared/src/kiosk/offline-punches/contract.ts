import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { Amount } from '../../money.ts'
import { plainText } from '../../text.ts'

export const DIRECTIONS = ['in', 'out'] as const

/** A punch that a kiosk saved while offline. The direction is the one that the person was shown: nothing toggles. */
export const KioskPunch = z.strictObject({
  /** The scan's idempotency key, also of its online attempt. */
  key: z.uuid().toLowerCase(),
  badgeCode: plainText(200),
  direction: z.enum(DIRECTIONS),
  /** The device's instant, corrected by the clock skew that it measured last. */
  at: z.iso.datetime(),
  seq: z.int().min(0).max(2_147_483_647),
  upId: RecordId.optional(),
  cashTips: Amount.optional(),
  creditTips: Amount.optional(),
  /** The device's clock moved against its monotonic one since the skew was measured, so `at` is not to be trusted. */
  clockJumped: z.literal(true).optional(),
  /** Somebody scanned and walked away from the question that came, so the direction may be a guess. */
  unanswered: z.literal(true).optional(),
})
export type KioskPunch = z.infer<typeof KioskPunch>

export const MOST_PUNCHES = 200
export const KioskPunches = z.array(KioskPunch).min(1).max(MOST_PUNCHES)

/**
 * `repeated`: the same scan was delivered before, or applied online. `review`: a manager decides. The device deletes
 * all three.
 */
export const PUNCH_RESULTS = ['accepted', 'repeated', 'review'] as const
export const KioskPunchResults = z.array(z.object({ key: z.uuid(), result: z.enum(PUNCH_RESULTS) }))
export type KioskPunchResults = z.infer<typeof KioskPunchResults>

/** Why a punch cannot be applied as it is. */
export const PUNCH_REVIEW_REASONS = [
  'alreadyIn',
  'notIn',
  'closedMeanwhile',
  'overlap',
  'unknownBadge',
  'badgeReplaced',
  'inactive',
  'positionGone',
  'tipsNotTaken',
  'tooOld',
  'inFuture',
  'clockJumped',
  'kioskRevoked',
  'appliedDifferently',
  'periodLocked',
  'keyReused',
  'unanswered',
] as const
export type PunchReviewReason = (typeof PUNCH_REVIEW_REASONS)[number]

const entryId = z.int()

/** What a manager can do with a punch, besides discarding it. Instants are those that the entry gets. */
export const Proposal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('clockIn'), at: z.iso.datetime(), upId: z.int(), position: z.string() }),
  z.strictObject({ kind: z.literal('clockOut'), at: z.iso.datetime(), entryId }),
  /** The shift began earlier than the entry says. */
  z.strictObject({ kind: z.literal('moveStart'), at: z.iso.datetime(), entryId }),
  /** The shift ended at another time than the entry says. */
  z.strictObject({ kind: z.literal('moveEnd'), at: z.iso.datetime(), entryId }),
  /** A whole shift out of this punch and the waiting clock-out that follows it. */
  z.strictObject({
    kind: z.literal('addShift'),
    at: z.iso.datetime(),
    until: z.iso.datetime(),
    untilKey: z.uuid(),
    upId: z.int(),
    position: z.string(),
  }),
])
export type Proposal = z.infer<typeof Proposal>

const Entry = z.strictObject({
  id: z.int(),
  positionName: z.string(),
  startTime: instant,
  endTime: instant.nullable(),
})

/** A punch that needs a decision: what the kiosk said, what the server holds, and what can be done. */
export const AttentionItem = z.strictObject({
  key: z.uuid(),
  festivalId: z.int(),
  kiosk: z.strictObject({ id: z.int(), name: z.string(), isRevoked: z.boolean() }),
  reason: z.enum(PUNCH_REVIEW_REASONS),
  direction: z.enum(DIRECTIONS),
  at: instant,
  receivedAt: instant,
  /** The position that was chosen at the kiosk. */
  position: z.string().nullable(),
  cashTips: z.number().nullable(),
  creditTips: z.number().nullable(),
  /** Null for an unknown badge. */
  person: z
    .strictObject({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      photo: z.string().nullable(),
    })
    .nullable(),
  /** The entry that the punch runs into, or the last one before it. */
  entry: Entry.nullable(),
  proposals: z.array(Proposal),
})
export type AttentionItem = z.infer<typeof AttentionItem>

export const PunchCountQuery = z.object({ festivalId: RecordIdText.optional() })

/** The list comes in pages, oldest first, with what revoked kiosks delivered last. */
export const ATTENTION_PAGE = 500
export const AttentionQuery = PunchCountQuery.extend({
  from: z.enum(['revoked', 'others']).optional(),
  skip: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional(),
})
export const PunchParams = z.strictObject({ key: z.uuid().toLowerCase() })

const discard = plainText(500).trim().min(1)

/** Discards all that one kiosk delivered and that needs a decision. */
export const PunchesDiscard = z.strictObject({ kioskId: RecordId, discard })
export type PunchesDiscard = z.infer<typeof PunchesDiscard>

/** One of the proposals as it was shown (409 when it is not offered any more), or the reason of a discard. */
export const PunchDecision = z.union([z.strictObject({ proposal: Proposal }), z.strictObject({ discard })])
export type PunchDecision = z.infer<typeof PunchDecision>
