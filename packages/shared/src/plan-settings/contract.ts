import { z } from 'zod'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** How a festival plans its nights. `updatedAt` is null until somebody saved it. */
export const PlanSettings = z.strictObject({
  festivalId: z.int(),
  /** How long before the gates people have to be there, where the position says nothing else; after them if negative. */
  callMinutes: z.int().min(-720).max(720),
  lateAfterMinutes: z.int().min(0).max(240),
  /** Until so many hours before the call time somebody declines by themselves; later it is a call for help. */
  declineHours: z.int().min(0).max(336),
  /** After this local time, people of 16 or under are warned about. Null: no curfew. */
  curfew: clockTime.nullable(),
  updatedAt: z.union([z.iso.datetime(), z.date()]).nullable(),
})
export type PlanSettings = z.infer<typeof PlanSettings>

export const DEFAULT_PLAN_SETTINGS = {
  callMinutes: 120,
  lateAfterMinutes: 10,
  declineHours: 24,
  curfew: null,
  updatedAt: null,
} satisfies Omit<PlanSettings, 'festivalId'>
