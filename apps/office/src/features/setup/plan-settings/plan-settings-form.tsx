import { Button, TextInput, type TextInputProps } from '@mantine/core'
import type { PlanSettingsPage } from '@nightshift/shared/setup/plan-settings/contract'
import type { FormEvent } from 'react'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { useUnsavedChanges } from '../../../ui/leaving/leave-blockers.ts'
import styles from '../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../ui/settings/settings-card.tsx'
import { fieldOf, fieldsOf, patchOf, problemsOf, recordOf } from './plan-fields.ts'
import { PLAN_SETTINGS } from './plan-settings.texts.ts'
import { PositionCallTimes } from './position-call-times.tsx'
import type { usePlanSettings } from './use-plan-settings.ts'

type Props = { settings: PlanSettingsPage } & Pick<ReturnType<typeof usePlanSettings>, 'save'>

const order: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']
const number = { inputMode: 'numeric', autoComplete: 'off' } as const

/** Edits how the festival plans its nights: call times, lateness, until when one can decline, the curfew. */
export function PlanSettingsForm({ settings, save }: Props) {
  const form = useRecordForm(recordOf(settings), fieldsOf, problemsOf)
  const { changes, changed } = form
  useUnsavedChanges(changed)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!changed || !form.check(event.currentTarget)) return
    const send = (updatedAt: string) =>
      save.attempt({
        params: { id: settings.festivalId },
        body: { ...patchOf(changes), updatedAt: updatedAt || null },
      })
    const saved = await form.send(send, PLAN_SETTINGS.saveFailed)
    if (saved) form.accept(recordOf(saved))
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <SettingsCard title={PLAN_SETTINGS.callTime}>
        <p className={styles.hint}>{PLAN_SETTINGS.callTimeHint}</p>
        <div className={styles.pair}>
          <TextInput label={PLAN_SETTINGS.callMinutes} {...number} {...form.text('callMinutes')} />
        </div>
      </SettingsCard>
      <SettingsCard title={PLAN_SETTINGS.evening}>
        <div className={styles.pair}>
          <TextInput
            label={PLAN_SETTINGS.lateAfterMinutes}
            description={PLAN_SETTINGS.lateHint}
            inputWrapperOrder={order}
            {...number}
            {...form.text('lateAfterMinutes')}
          />
          <TextInput
            label={PLAN_SETTINGS.declineHours}
            description={PLAN_SETTINGS.declineHint}
            inputWrapperOrder={order}
            {...number}
            {...form.text('declineHours')}
          />
        </div>
      </SettingsCard>
      <SettingsCard title={PLAN_SETTINGS.curfew}>
        <p className={styles.hint}>{PLAN_SETTINGS.curfewHint}</p>
        <p className={styles.hint}>{PLAN_SETTINGS.curfewLaw}</p>
        <div className={styles.pair}>
          <TextInput
            type="time"
            label={PLAN_SETTINGS.curfewTime}
            description={PLAN_SETTINGS.curfewTimeHint}
            inputWrapperOrder={order}
            {...form.text('curfew')}
          />
        </div>
      </SettingsCard>
      <SettingsCard title={PLAN_SETTINGS.positions}>
        <p className={styles.hint}>
          {settings.positions.length ? PLAN_SETTINGS.positionsHint : PLAN_SETTINGS.noPositions}
        </p>
        <PositionCallTimes
          positions={settings.positions}
          otherwise={form.fields.callMinutes}
          field={(positionId) => form.text(fieldOf(positionId))}
        />
      </SettingsCard>
      <div className={styles.save}>
        <p role="status" className={styles.state}>
          {changed ? PLAN_SETTINGS.unsaved : save.isDone && PLAN_SETTINGS.saved}
        </p>
        <Button type="submit" disabled={!changed} aria-busy={save.isPending}>
          {PLAN_SETTINGS.save}
        </Button>
      </div>
    </form>
  )
}
