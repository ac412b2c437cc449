import { z } from 'zod'
import { RecordId, RecordIdText } from '../../ids.ts'
import { instant } from '../../instant.ts'

/** A phone that was without a network for a whole roll-call of 400 people sends less. */
export const MOST_TICKS = 1_000

const uuid = z.uuid().toLowerCase()

export const RollCallQuery = z.object({ festivalId: RecordIdText })

export const NewRollCall = z.strictObject({ festivalId: RecordId, isDrill: z.boolean() })

/** `later`: their clock-in, or the scan of it, came after the start. `added`: by a lead. */
const JOINED = ['start', 'later', 'added'] as const

export const RollCallPerson = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.string().nullable(),
  /** The name of the event; empty where none is known. */
  attraction: z.string(),
  positionName: z.string().nullable(),
  joined: z.enum(JOINED),
  addedBy: z.string().nullable(),
  /** Their shift of this night: since when, and when they clocked out if they did. */
  since: instant.nullable(),
  leftAt: instant.nullable(),
})
export type RollCallPerson = z.infer<typeof RollCallPerson>

/** The last tick of a person. */
export const RollCallTick = z.strictObject({
  key: z.uuid(),
  personId: z.uuid(),
  isSafe: z.boolean(),
  at: instant,
  /** The lead's name. */
  by: z.string(),
  /** It arrived after the end. */
  isLate: z.boolean(),
})
export type RollCallTick = z.infer<typeof RollCallTick>

/** A kiosk with scans that it has not delivered, or that has not reported lately: people may be missing. */
export const UncountedKiosk = z.strictObject({
  name: z.string(),
  waiting: z.int(),
  oldestAt: instant.nullable(),
  /** Null while it reports. */
  silentSince: instant.nullable(),
})
export type UncountedKiosk = z.infer<typeof UncountedKiosk>

export const RollCall = z.strictObject({
  id: z.int(),
  festivalId: z.int(),
  isDrill: z.boolean(),
  startedAt: instant,
  startedBy: z.string(),
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  people: z.array(RollCallPerson),
  ticks: z.array(RollCallTick),
  kiosks: z.array(UncountedKiosk),
  /** By the server's clock, so that a phone can correct its own. */
  readAt: instant,
})
export type RollCall = z.infer<typeof RollCall>

export const CurrentRollCall = z.strictObject({ current: RollCall.nullable() })

/** One that has ended, with its numbers at the end. */
export const PastRollCall = z.strictObject({
  id: z.int(),
  isDrill: z.boolean(),
  startedAt: instant,
  startedBy: z.string(),
  endedAt: instant,
  endedBy: z.string(),
  people: z.int(),
  missing: z.int(),
})
export type PastRollCall = z.infer<typeof PastRollCall>

/** A tick as a phone sends it, under a key of its own: sent twice, it counts once. */
export const NewTick = z.strictObject({
  key: uuid,
  personId: uuid,
  isSafe: z.boolean(),
  at: z.iso.datetime(),
})
export type NewTick = z.infer<typeof NewTick>

export const NewTicks = z.strictObject({ ticks: z.array(NewTick).min(1).max(MOST_TICKS) })

/** The keys of ticks for people who are not on the list. The others are stored. */
export const TicksTaken = z.strictObject({ refused: z.array(z.uuid()) })

export const AddedPerson = z.strictObject({ userId: uuid })
