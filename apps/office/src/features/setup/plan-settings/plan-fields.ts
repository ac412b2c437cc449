import {
  PLAN_SETTINGS,
  type PlanSettingsPage,
  type PlanSettingsPatch,
} from '@nightshift/shared/setup/plan-settings/contract'
import type { Problems } from '../../../lib/field-problems.ts'
import { problemsOf, sentOf, type TypedSettings, typedOf } from '../settings/typed-settings.ts'

type SettingsRecord = Omit<PlanSettingsPage, 'updatedAt'> & { updatedAt: string }

/** The field of a position's own call time. */
type PositionField = `position-${number}`
export const fieldOf = (positionId: number): PositionField => `position-${positionId}`

/** The fields as they are typed. An empty call time of a position is none. */
export type PlanFields = TypedSettings<typeof PLAN_SETTINGS> & Record<PositionField, string>

export const fieldsOf = (record: SettingsRecord): PlanFields => ({
  ...typedOf(PLAN_SETTINGS, record),
  ...Object.fromEntries(
    record.positions.map(({ positionId, callMinutes }) => [fieldOf(positionId), String(callMinutes ?? '')]),
  ),
})

const typedPositions = (fields: Partial<PlanFields>) =>
  (Object.entries(fields) as [PositionField, string][]).filter(([name]) => name.startsWith('position-'))

/** What is sent: what has changed. */
export function patchOf(changes: Partial<PlanFields>): PlanSettingsPatch {
  const positions = typedPositions(changes).map(([name, text]) => ({
    positionId: Number(name.slice('position-'.length)),
    callMinutes: text.trim() ? Number(text) : null,
  }))
  return { ...sentOf(PLAN_SETTINGS, changes), ...(positions.length && { positions }) }
}

/** What is wrong with the fields, in their order. */
export function planProblems(fields: PlanFields): Problems<PlanFields> {
  const found: Problems<PlanFields> = problemsOf(PLAN_SETTINGS, fields)
  const { schema, words } = PLAN_SETTINGS.callMinutes
  for (const [name, text] of typedPositions(fields))
    if (text.trim() !== '' && !schema.safeParse(Number(text)).success) found[name] = words.problem
  return found
}
