import { TextInput, type TextInputProps } from '@mantine/core'
import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import { PLAN_SETTINGS_CALLS } from '@nightshift/shared/setup/plan-settings/calls'
import {
  PLAN_SETTINGS,
  type PlanSettingsPage,
  type PlanSettingsPatch,
  type PositionCallTime,
} from '@nightshift/shared/setup/plan-settings/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Columns, FieldGroup, Text } from '../../../kit/layout.tsx'
import { queryOf, useCall } from '../../../lib/calls.ts'
import type { Problems } from '../../../lib/field-problems.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import styles from '../settings/settings.module.css'
import { SettingsForm } from '../settings/settings-form.tsx'
import { problemsOf, recordOf, sentOf, type TypedSettings, typedOf } from '../settings/typed-settings.ts'
import { PLAN_TEXTS } from './plan-settings.texts.ts'

export const planSettingsQuery = (festivalId: number) =>
  queryOf(PLAN_SETTINGS_CALLS.read, { params: { id: festivalId } })

type SettingsRecord = Omit<PlanSettingsPage, 'updatedAt'> & { updatedAt: string }

/** The field of a position's own call time. */
type PositionField = `position-${number}`
const fieldOf = (positionId: number): PositionField => `position-${positionId}`

/** The fields as they are typed. An empty call time of a position is none. */
type PlanFields = TypedSettings<typeof PLAN_SETTINGS> & Record<PositionField, string>

const fieldsOf = (record: SettingsRecord): PlanFields => ({
  ...typedOf(PLAN_SETTINGS, record),
  ...Object.fromEntries(
    record.positions.map(({ positionId, callMinutes }) => [fieldOf(positionId), String(callMinutes ?? '')]),
  ),
})

const typedPositions = (fields: Partial<PlanFields>) =>
  (Object.entries(fields) as [PositionField, string][]).filter(([name]) => name.startsWith('position-'))

/** What is sent: what has changed. */
function patchOf(changes: Partial<PlanFields>): PlanSettingsPatch {
  const positions = typedPositions(changes).map(([name, text]) => ({
    positionId: Number(name.slice('position-'.length)),
    callMinutes: text.trim() ? Number(text) : null,
  }))
  return { ...sentOf(PLAN_SETTINGS, changes), ...(positions.length && { positions }) }
}

/** What is wrong with the fields, in their order. */
function planProblems(fields: PlanFields): Problems<PlanFields> {
  const found: Problems<PlanFields> = problemsOf(PLAN_SETTINGS, fields)
  const { schema, words } = PLAN_SETTINGS.callMinutes
  for (const [name, text] of typedPositions(fields))
    if (text.trim() !== '' && !schema.safeParse(Number(text)).success) found[name] = words.problem
  return found
}

/** Edits how the festival plans its nights: call times, lateness, until when one can decline, the curfew. */
export function PlanSettingsForm({ settings }: { settings: PlanSettingsPage }) {
  const queries = useQueryClient()
  const save = useCall(PLAN_SETTINGS_CALLS.edit, PLAN_TEXTS.saveFailed, {
    onDone: (saved) => queries.setQueryData(planSettingsQuery(settings.festivalId).queryKey, saved),
  })
  const form = useRecordForm(recordOf(settings), fieldsOf, planProblems)
  const { sections } = PLAN_TEXTS
  const callTimes = (
    <>
      <Text quiet>{settings.positions.length ? PLAN_TEXTS.positionsHint : PLAN_TEXTS.noPositions}</Text>
      <PositionCallTimes
        positions={settings.positions}
        otherwise={form.fields.callMinutes}
        field={(positionId) => form.text(fieldOf(positionId))}
      />
    </>
  )
  async function send(updatedAt: string) {
    const body = { ...patchOf(form.changes), updatedAt: updatedAt || null }
    return recordOf(await save.attempt({ params: { id: settings.festivalId }, body }))
  }
  return (
    <SettingsForm
      settings={PLAN_SETTINGS}
      form={form}
      sections={{ ...sections, positions: { ...sections.positions, children: callTimes } }}
      send={send}
      save={save}
      words={PLAN_TEXTS}
    />
  )
}

type CallTimesProps = {
  positions: PositionCallTime[]
  /** The festival's own call time, as typed. */
  otherwise: string
  /** The field of a position. */
  field: (positionId: number) => TextInputProps
}

/** The call times of positions, by event. */
const PositionCallTimes = ({ positions, otherwise, field }: CallTimesProps) => (
  <Columns>
    {[...groupBy(positions, ({ eventName }) => eventName)].map(([eventName, own]) => (
      <FieldGroup key={eventName} title={eventName}>
        {own.map(({ positionId, name }) => (
          <div key={positionId} className={styles.position}>
            <TextInput label={name} placeholder={otherwise} autoComplete="off" {...field(positionId)} />
          </div>
        ))}
      </FieldGroup>
    ))}
  </Columns>
)
