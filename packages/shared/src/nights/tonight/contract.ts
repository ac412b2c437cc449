import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ReadAt } from '../../read-at.ts'
import { plainText } from '../../text.ts'
import { MARKS } from '../attendance/attendance.ts'
import { ANSWERS, PARTS } from '../night-plan/place.ts'

export const TonightQuery = z.object({ festivalId: RecordIdText })

const BoardNight = z.strictObject({
  date: z.iso.date(),
  label: z.string(),
  /** Nobody is planned or needed. */
  isCalledOff: z.boolean(),
  gatesAt: instant,
  endsAt: instant,
  /** How many places its plan has. */
  planned: z.int(),
  needed: z.int(),
})
export type BoardNight = z.infer<typeof BoardNight>

const BoardPosition = z.strictObject({
  id: z.int(),
  name: z.string(),
  eventName: z.string(),
  needed: z.int(),
  callAt: instant,
})
export type BoardPosition = z.infer<typeof BoardPosition>

/** Somebody on tonight's plan. */
const BoardPlace = z.strictObject({
  id: z.int(),
  positionId: z.int(),
  part: z.enum(PARTS),
  userId: z.uuid(),
  name: z.string(),
  phone: z.string(),
  callAt: instant,
  /** Since when they are in, and until when they were; null while they have not come. */
  entry: z.strictObject({ startTime: instant, endTime: instant.nullable() }).nullable(),
  mark: z.enum(MARKS).nullable(),
  answer: z.enum(ANSWERS).nullable(),
  answerReason: z.string().nullable(),
  updatedAt: instant,
})
export type BoardPlace = z.infer<typeof BoardPlace>

/** Somebody who is clocked in without a place on tonight's plan. */
const BoardExtra = z.strictObject({
  entryId: z.int(),
  userId: z.uuid(),
  name: z.string(),
  phone: z.string(),
  positionId: z.int(),
  since: instant,
})
export type BoardExtra = z.infer<typeof BoardExtra>

/** The board of tonight; `tonight` is null between the nights. `now` is the server's time. */
export const Board = z.strictObject({
  festivalId: z.int(),
  now: instant,
  tonight: BoardNight.nullable(),
  next: BoardNight.nullable(),
  lateAfterMinutes: z.int(),
  positions: z.array(BoardPosition),
  places: z.array(BoardPlace),
  extras: z.array(BoardExtra),
})
export type Board = z.infer<typeof Board>

export const FreeQuery = z.object({ festivalId: RecordIdText, positionId: RecordIdText })
export type FreeQuery = z.infer<typeof FreeQuery>

/** Somebody who can take a position tonight: they hold one, have no place yet and did not say that they cannot. */
export const FreePerson = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  phone: z.string(),
  /** They are clocked in already, without a place. */
  isIn: z.boolean(),
  /** How many nights of the season they have. */
  nights: z.int(),
  /** Whether they hold this position now, worked in it before, or never did. */
  held: z.enum(['now', 'before', 'never']),
})
export type FreePerson = z.infer<typeof FreePerson>

export const MarkPlace = z.strictObject({ mark: z.enum(MARKS).nullable(), updatedAt: ReadAt })
export type MarkPlace = z.infer<typeof MarkPlace>

/** The planned person keeps the place, with a mark; the other one gets a place beside it. */
export const ReplacePlace = z.strictObject({ userId: z.uuid(), mark: z.enum(MARKS), updatedAt: ReadAt })
export type ReplacePlace = z.infer<typeof ReplacePlace>

export const CLOCK_IN_REASON_MAX = 500

/** Without a start, they come in now. */
export const ClockInFor = z.strictObject({
  festivalId: RecordId,
  userId: z.uuid(),
  positionId: RecordId,
  reason: plainText(CLOCK_IN_REASON_MAX).trim().min(1),
  startTime: ReadAt.optional(),
})
export type ClockInFor = z.infer<typeof ClockInFor>
