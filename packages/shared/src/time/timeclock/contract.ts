import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { Amount, PayRate } from '../../money.ts'
import { Worker } from '../../people/employees/contract.ts'
import { ReadAt } from '../../read-at.ts'
import { plainText } from '../../text.ts'
import { REVIEW_REASONS } from './review.ts'

/** A shift. `endTime` is null while the person is clocked in. */
export const TimeEntry = z.strictObject({
  id: z.int(),
  userId: z.uuid(),
  festivalId: z.int(),
  positionId: z.int(),
  positionName: z.string(),
  payrate: z.number(),
  isTipped: z.boolean(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().nullable(),
  cashTips: z.number(),
  creditTips: z.number(),
  /** Left out below the level that manages timesheets. */
  deduction: z.number().optional(),
  note: z.string(),
  /** Why a manager has to look at it before payroll gets it. */
  needsReview: z.enum(REVIEW_REASONS).nullable(),
  updatedAt: z.iso.datetime(),
  user: Worker.optional(),
})
export type TimeEntry = z.infer<typeof TimeEntry>

/** The id of the user's position, as plain text. */
export const ClockInBody = z
  .union([z.string().regex(/^\d{1,10}$/), z.int()])
  .transform(Number)
  .pipe(z.int().max(2_147_483_647))

export const Tips = z.strictObject({ cashTips: Amount, creditTips: Amount })

/** The tips of a tipped position; nothing to leave what is there. */
export const ClockOutBody = Tips.partial().nullish()

export const NOTE_MAX = 2000

/** A time that a manager types. A year that is typed halfway, such as 0226, is none. */
export const TypedTime = z.iso
  .datetime({ offset: true })
  .refine((text) => new Date(text).getUTCFullYear() >= 2000, { message: 'is before the year 2000' })

/** What a manager may change. `updatedAt` is the one the screen read: a stale edit is refused. */
export const TimeEntryPatch = z
  .strictObject({
    startTime: TypedTime,
    endTime: TypedTime.nullable(),
    /** A position of the entry's festival. The pay rate stays unless it is sent as well. */
    positionId: RecordId,
    payrate: PayRate,
    note: plainText(NOTE_MAX),
    cashTips: Amount,
    creditTips: Amount,
    deduction: Amount,
    /** "Looks right": any other edit says so, too. */
    needsReview: z.null(),
    updatedAt: ReadAt,
  })
  .partial()
export type TimeEntryPatch = z.infer<typeof TimeEntryPatch>

/** The details of a refused overlap: the shift that the edit runs into. */
export const OverlapDetails = z.object({
  with: TimeEntry.pick({ id: true, positionName: true, startTime: true, endTime: true }),
})

const userId = z.uuid()

/** In a position that an active person holds: a shift of zero length, now, to be filled in. */
export const NewHeldEntry = z.strictObject({ userId, upId: RecordId })

/** In any position of the festival, also for somebody who has left. Without times it has zero length, now. */
export const NewEntryFor = z.strictObject({
  userId,
  positionId: RecordId,
  startTime: TypedTime.optional(),
  endTime: TypedTime.optional(),
})
export type NewEntryFor = z.infer<typeof NewEntryFor>

export const NewTimeEntry = z.union([
  NewHeldEntry,
  NewEntryFor.refine(({ startTime, endTime }) => (startTime === undefined) === (endTime === undefined), {
    message: 'needs both times or neither',
  }),
])
export type NewTimeEntry = z.infer<typeof NewTimeEntry>

/** The deleted entries that ended in a range of instants, the second exclusive; an open one counts at its start. */
export const DeletedEntriesQuery = z.object({
  festivalId: RecordIdText.optional(),
  since: ReadAt,
  until: ReadAt,
})
export type DeletedEntriesQuery = z.infer<typeof DeletedEntriesQuery>

const Name = z.strictObject({ firstName: z.string(), lastName: z.string() })

/** A soft-deleted entry: whose, when, and who deleted it. */
export const DeletedEntry = z.strictObject({
  id: z.int(),
  user: Name,
  positionName: z.string(),
  startTime: instant,
  endTime: instant.nullable(),
  deletedAt: instant,
  deletedBy: Name.nullable(),
})
export type DeletedEntry = z.infer<typeof DeletedEntry>

/** Clock Out All: the open entries that the screen shows. */
export const ClockOutMany = z.strictObject({ ids: z.array(RecordId).min(1).max(2000) })
export const ClockedOutMany = z.strictObject({ closed: z.array(z.int()), notFound: z.array(z.int()) })
