import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { Amount } from '../../money.ts'
import { ReadAt } from '../../read-at.ts'
import { plainText } from '../../text.ts'

/** What became of a person's request to correct or add a shift of theirs. */
export const REQUEST_STATUSES = ['waiting', 'applied', 'appliedChanged', 'declined', 'withdrawn'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

export const REQUEST_NOTE_MAX = 500
export const DECLINE_REASON_MAX = 500

/** A shift as it should be. */
const ProposedShift = z.strictObject({
  startTime: ReadAt,
  endTime: ReadAt,
  positionId: RecordId,
  cashTips: Amount,
  creditTips: Amount,
})
export type ProposedShift = z.infer<typeof ProposedShift>

/** "Something is wrong" with a shift of one's own, or, without one, "I forgot to clock in". */
export const NewEntryRequest = z.strictObject({
  timeEntryId: RecordId.nullable(),
  ...ProposedShift.shape,
  note: plainText(REQUEST_NOTE_MAX).trim(),
})
export type NewEntryRequest = z.infer<typeof NewEntryRequest>

const Proposed = z.strictObject({
  startTime: instant,
  endTime: instant,
  positionId: z.int(),
  positionName: z.string(),
  cashTips: z.number(),
  creditTips: z.number(),
})

/** A request as its author sees it. */
export const OwnRequest = z.strictObject({
  id: z.int(),
  /** The shift that it is about, or that it led to. */
  timeEntryId: z.int().nullable(),
  createdAt: instant,
  ...Proposed.shape,
  note: z.string(),
  status: z.enum(REQUEST_STATUSES),
  declineReason: z.string().nullable(),
  /** The shift ends, or would end, in a pay period that is approved: nothing changes until it is unlocked. */
  isLocked: z.boolean(),
})
export type OwnRequest = z.infer<typeof OwnRequest>

/** A position that the shift can get, with what the entry would copy of it. */
export const PositionChoice = z.strictObject({
  positionId: z.int(),
  positionName: z.string(),
  payrate: z.number(),
  isTipped: z.boolean(),
})
export type PositionChoice = z.infer<typeof PositionChoice>

/** The shift as it is now. */
const RequestedEntry = z.strictObject({
  id: z.int(),
  ...PositionChoice.shape,
  startTime: instant,
  endTime: instant.nullable(),
  cashTips: z.number(),
  creditTips: z.number(),
  updatedAt: instant,
})

/** A request that waits for a manager, beside the shift as it is now. */
export const WaitingRequest = z.strictObject({
  id: z.int(),
  festivalId: z.int(),
  createdAt: instant,
  updatedAt: instant,
  person: z.strictObject({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    photo: z.string().nullable(),
  }),
  /** Null for "I forgot to clock in". */
  timeEntryId: z.int().nullable(),
  /** Null as well when the shift was deleted meanwhile. */
  entry: RequestedEntry.nullable(),
  ...Proposed.shape,
  note: z.string(),
  /** The positions that it can be applied with: the shift's own, and those that the person holds. */
  positions: z.array(PositionChoice),
  isLocked: z.boolean(),
})
export type WaitingRequest = z.infer<typeof WaitingRequest>

/** Optimistic lock: the request, and the shift as the manager saw it. */
const seen = { updatedAt: ReadAt, entryUpdatedAt: ReadAt.nullable() }

export const RequestDecision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('apply'), ...seen }),
  z.strictObject({ kind: z.literal('applyChanged'), ...ProposedShift.shape, ...seen }),
  /** The person sees the reason. */
  z.strictObject({
    kind: z.literal('decline'),
    reason: plainText(DECLINE_REASON_MAX).trim().min(1),
    updatedAt: ReadAt,
  }),
])
export type RequestDecision = z.infer<typeof RequestDecision>

export const RequestsQuery = z.object({ festivalId: RecordIdText.optional() })
