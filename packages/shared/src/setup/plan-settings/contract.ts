import { z } from 'zod'
import { RecordId } from '../../ids.ts'
import { instant } from '../../instant.ts'
import { ReadAt } from '../../read-at.ts'
import { answersOf, defaultsOf, inputsOf, type Settings } from '../settings.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** How a festival plans its nights. */
export const PLAN_SETTINGS = {
  /**
   * How long before the gates people have to be there, where the position says nothing else; after them if negative.
   */
  callMinutes: {
    schema: z.int().min(-720).max(720),
    default: 120,
    section: 'callTime',
    field: { kind: 'number' },
    words: {
      label: 'Minutes before the gates',
      problem: 'A whole number from -720 to 720.',
      audit: 'Call minutes',
    },
  },
  lateAfterMinutes: {
    schema: z.int().min(0).max(240),
    default: 10,
    section: 'evening',
    field: { kind: 'number' },
    words: {
      label: 'Late after, in minutes',
      hint: 'Counted from the call time. Who is not there by then is late, and missing once the gates are open.',
      problem: 'A whole number from 0 to 240.',
      audit: 'Late after minutes',
    },
  },
  /** Until so many hours before the call time somebody declines by themselves; later it is a call for help. */
  declineHours: {
    schema: z.int().min(0).max(336),
    default: 24,
    section: 'evening',
    field: { kind: 'number' },
    words: {
      label: 'Can decline until, in hours',
      hint: 'Counted back from the call time. Until then people decline a night by themselves. Later, it is a call for help to the lead.',
      problem: 'A whole number from 0 to 336.',
      audit: 'Decline hours',
    },
  },
  /** After this local time, people who are not over 16 are warned about. Null: no curfew. */
  curfew: {
    schema: clockTime.nullable(),
    default: null,
    section: 'curfew',
    field: { kind: 'time' },
    words: {
      label: 'Curfew',
      hint: 'Local time. An hour of the morning is that of the next day. Leave it empty for none.',
      problem: 'A time such as 19:00.',
      audit: 'Curfew',
    },
  },
} satisfies Settings

/** `updatedAt` is null until somebody saved them. */
export const PlanSettings = z.strictObject({
  festivalId: z.int(),
  ...answersOf(PLAN_SETTINGS),
  updatedAt: instant.nullable(),
})
export type PlanSettings = z.infer<typeof PlanSettings>

export const DEFAULT_PLAN_SETTINGS = { ...defaultsOf(PLAN_SETTINGS), updatedAt: null }

const callMinutes = PLAN_SETTINGS.callMinutes.schema.nullable()

/** A position with its own call time; null where the festival's counts. */
const PositionCallTime = z.strictObject({
  positionId: z.int(),
  name: z.string(),
  eventName: z.string(),
  callMinutes,
})
export type PositionCallTime = z.infer<typeof PositionCallTime>

/** The settings with the call times of all positions. */
export const PlanSettingsPage = PlanSettings.extend({ positions: z.array(PositionCallTime) })
export type PlanSettingsPage = z.infer<typeof PlanSettingsPage>

/** What an administrator changes; of the positions, those that change. `updatedAt` is the one the screen read. */
export const PlanSettingsPatch = z
  .strictObject({
    ...inputsOf(PLAN_SETTINGS),
    positions: z.array(z.strictObject({ positionId: RecordId, callMinutes })).max(1_000),
    updatedAt: ReadAt.nullable(),
  })
  .partial()
export type PlanSettingsPatch = z.infer<typeof PlanSettingsPatch>
