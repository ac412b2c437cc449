import { PLAN_SETTINGS, type PlanSettingsPage } from '@nightshift/shared/setup/plan-settings/contract'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import styles from '../../../ui/settings/settings.module.css'
import { SettingsForm } from '../settings/settings-form.tsx'
import { recordOf } from '../settings/typed-settings.ts'
import { fieldOf, fieldsOf, patchOf, planProblems } from './plan-fields.ts'
import { PLAN_TEXTS } from './plan-settings.texts.ts'
import { PositionCallTimes } from './position-call-times.tsx'
import type { usePlanSettings } from './use-plan-settings.ts'

type Props = { settings: PlanSettingsPage } & Pick<ReturnType<typeof usePlanSettings>, 'save'>

/** Edits how the festival plans its nights: call times, lateness, until when one can decline, the curfew. */
export function PlanSettingsForm({ settings, save }: Props) {
  const form = useRecordForm(recordOf(settings), fieldsOf, planProblems)
  const { sections } = PLAN_TEXTS
  const callTimes = (
    <>
      <p className={styles.hint}>
        {settings.positions.length ? PLAN_TEXTS.positionsHint : PLAN_TEXTS.noPositions}
      </p>
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
