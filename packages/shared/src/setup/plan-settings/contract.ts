import { z } from 'zod'
import { RecordId } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ReadAt } from '../../read-at.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** How a festival plans its nights. `updatedAt` is null until somebody saved it. */
export const PlanSettings = z.strictObject({
  festivalId: z.int(),
  /**
   * How long before the gates people have to be there, where the position says nothing else; after them if negative.
   */
  callMinutes: z.int().min(-720).max(720),
  lateAfterMinutes: z.int().min(0).max(240),
  /** Until so many hours before the call time somebody declines by themselves; later it is a call for help. */
  declineHours: z.int().min(0).max(336),
  /** After this local time, people who are not over 16 are warned about. Null: no curfew. */
  curfew: clockTime.nullable(),
  updatedAt: instant.nullable(),
})
export type PlanSettings = z.infer<typeof PlanSettings>

export const DEFAULT_PLAN_SETTINGS = {
  callMinutes: 120,
  lateAfterMinutes: 10,
  declineHours: 24,
  curfew: null,
  updatedAt: null,
} satisfies Omit<PlanSettings, 'festivalId'>

/** A position with its own call time; null where the festival's counts. */
const PositionCallTime = z.strictObject({
  positionId: z.int(),
  name: z.string(),
  eventName: z.string(),
  callMinutes: PlanSettings.shape.callMinutes.nullable(),
})
export type PositionCallTime = z.infer<typeof PositionCallTime>

/** The settings with the call times of all positions. */
export const PlanSettingsPage = PlanSettings.extend({ positions: z.array(PositionCallTime) })
export type PlanSettingsPage = z.infer<typeof PlanSettingsPage>

/** What an administrator changes; of the positions, those that change. `updatedAt` is the one the screen read. */
export const PlanSettingsPatch = PlanSettings.omit({ festivalId: true, updatedAt: true })
  .partial()
  .extend({
    positions: z
      .array(z.strictObject({ positionId: RecordId, callMinutes: PlanSettings.shape.callMinutes.nullable() }))
      .max(1_000)
      .optional(),
    updatedAt: ReadAt.nullish(),
  })
export type PlanSettingsPatch = z.infer<typeof PlanSettingsPatch>
