import {
  PlanSettings,
  type PlanSettingsPage,
  type PlanSettingsPatch,
} from '@nightshift/shared/setup/plan-settings/contract'
import type { Problems } from '../../../lib/field-problems.ts'
import { PLAN_SETTINGS } from './plan-settings.texts.ts'

/** A record of the form has a time; settings that nobody saved yet have none. */
type SettingsRecord = Omit<PlanSettingsPage, 'updatedAt'> & { updatedAt: string }

export const recordOf = (settings: PlanSettingsPage): SettingsRecord => ({
  ...settings,
  updatedAt: settings.updatedAt ?? '',
})

const NUMBERS = ['callMinutes', 'lateAfterMinutes', 'declineHours'] as const
type NumberField = (typeof NUMBERS)[number]
/** The field of a position's own call time. */
type PositionField = `position-${number}`
export const fieldOf = (positionId: number): PositionField => `position-${positionId}`

/** The fields as they are typed. An empty curfew, and an empty call time of a position, is none. */
export type PlanFields = Record<NumberField | 'curfew', string> & Record<PositionField, string>

export const fieldsOf = (record: SettingsRecord): PlanFields => ({
  callMinutes: String(record.callMinutes),
  lateAfterMinutes: String(record.lateAfterMinutes),
  declineHours: String(record.declineHours),
  curfew: record.curfew ?? '',
  ...Object.fromEntries(
    record.positions.map(({ positionId, callMinutes }) => [fieldOf(positionId), String(callMinutes ?? '')]),
  ),
})

/** What is sent: what has changed. */
export function patchOf(changes: Partial<PlanFields>): PlanSettingsPatch {
  const { curfew, ...numbers } = changes
  const patch: PlanSettingsPatch = { ...(curfew !== undefined && { curfew: curfew || null }) }
  for (const name of NUMBERS) if (numbers[name] !== undefined) patch[name] = Number(numbers[name])
  const positions = Object.entries(numbers)
    .filter(([name]) => name.startsWith('position-'))
    .map(([name, text]) => ({
      positionId: Number(name.slice('position-'.length)),
      callMinutes: text?.trim() ? Number(text) : null,
    }))
  return { ...patch, ...(positions.length && { positions }) }
}

/** What is wrong with the fields, in their order. */
export function problemsOf(fields: PlanFields): Problems<PlanFields> {
  const { problems } = PLAN_SETTINGS
  const { shape } = PlanSettings
  const found: Problems<PlanFields> = {}
  const isWrong = (name: NumberField, text: string) =>
    text.trim() === '' || !shape[name].safeParse(Number(text)).success
  for (const [name, text] of Object.entries(fields) as [keyof PlanFields, string][])
    if (name === 'curfew') {
      if (text && !shape.curfew.safeParse(text).success) found.curfew = problems.curfew
    } else if (isNumberField(name)) {
      if (isWrong(name, text)) found[name] = problems[name]
    } else if (text.trim() !== '' && isWrong('callMinutes', text)) found[name] = problems.callMinutes
  return found
}

const isNumberField = (name: string): name is NumberField => (NUMBERS as readonly string[]).includes(name)
