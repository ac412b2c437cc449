import { z } from 'zod'
import { RecordId } from '../../ids.ts'
import { PayRate } from '../../money.ts'
import { ReadAt } from '../../read-at.ts'
import { plainText } from '../../text.ts'

/** An event is what the hire screens call a department. */
export const Event = z
  .strictObject({
    id: z.int(),
    festivalId: z.int(),
    name: z.string(),
    updatedAt: z.iso.datetime(),
    get positions() {
      return z.array(Position).optional()
    },
  })
  .meta({ id: 'Event' })
export type Event = z.infer<typeof Event>

export const Position = z
  .strictObject({
    id: z.int(),
    eventId: z.int(),
    name: z.string(),
    /** Left out below the level that may see pay rates. */
    defaultPayRate: z.number().optional(),
    isTipped: z.boolean(),
    canApply: z.boolean(),
    updatedAt: z.iso.datetime(),
    get event() {
      return Event.optional()
    },
  })
  .meta({ id: 'Position' })
export type Position = z.infer<typeof Position>

/** That somebody holds a position, and what they earn in it an hour. */
export const UserPosition = z.strictObject({
  id: z.int(),
  userId: z.uuid(),
  positionId: z.int(),
  payrate: z.number(),
})
export type UserPosition = z.infer<typeof UserPosition>

const name = plainText(100).trim().min(1)

export const NewEvent = z.strictObject({ name, festivalId: RecordId })
export const EventPatch = z.strictObject({ name, updatedAt: ReadAt.optional() })

export const NewPosition = z.strictObject({
  name,
  defaultPayRate: PayRate,
  eventId: RecordId,
  canApply: z.boolean().default(false),
  isTipped: z.boolean().default(false),
})
export const PositionPatch = z
  .strictObject({
    name,
    defaultPayRate: PayRate,
    eventId: RecordId,
    canApply: z.boolean(),
    isTipped: z.boolean(),
    updatedAt: ReadAt,
  })
  .partial()

/** What an applicant can choose. */
export const PublicPosition = z.strictObject({ id: z.int(), name: z.string() })
export type PublicPosition = z.infer<typeof PublicPosition>
