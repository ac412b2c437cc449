import { Button, Textarea } from '@mantine/core'
import {
  CLOSING_LINES,
  type ClosingPlan,
  REASON_MAX,
} from '@nightshift/shared/seasons/season-closing/contract'
import type { FormEvent } from 'react'
import { useUnsavedChanges } from '../../../ui/leaving/leave-blockers.ts'
import settings from '../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../ui/settings/settings-card.tsx'
import styles from './closing.module.css'
import { CLOSING } from './closing.texts.ts'
import { ConfirmClosing } from './confirm-closing.tsx'
import { LeaversList } from './leavers-list.tsx'
import { SettleLine } from './settle-line.tsx'
import { useCloseSeason } from './use-close-season.ts'

/** Closes the season: what is left to settle, who leaves, then the numbers to confirm. */
export function ClosingForm({ plan }: { plan: ClosingPlan }) {
  const closing = useCloseSeason(plan)
  const { reasons, setReason, ticks, setTicks, attempted, checked } = closing
  useUnsavedChanges(closing.changed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (closing.check()) return
    // After React has marked the fields.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  if (checked) return <ConfirmClosing closing={closing} outcome={checked.outcome} />
  return (
    <form noValidate onSubmit={submit} className={settings.form}>
      <p className={settings.hint}>{CLOSING.explanation}</p>
      <SettingsCard title={CLOSING.settle}>
        <ul className={styles.lines}>
          {CLOSING_LINES.map((name) => (
            <SettleLine
              key={name}
              name={name}
              line={plan.lines[name]}
              reason={reasons[name] ?? ''}
              checked={attempted}
              onReason={(reason) => setReason(name, reason)}
            />
          ))}
        </ul>
      </SettingsCard>
      <SettingsCard title={CLOSING.staff}>
        <p className={settings.hint}>{CLOSING.staffHint}</p>
        <LeaversList people={plan.people} ticks={ticks} ownId={closing.ownId} onChange={setTicks} />
      </SettingsCard>
      <SettingsCard title={CLOSING.applications}>
        <p className={styles.settled}>{CLOSING.applicationsArchived(plan.applications)}</p>
      </SettingsCard>
      <SettingsCard title={CLOSING.backup}>
        {plan.backup.kind === 'external' ? (
          <>
            <p className={styles.settled}>{CLOSING.backupElsewhere}</p>
            <Textarea
              label={CLOSING.backupReason}
              name="backup"
              required
              rows={2}
              resize="vertical"
              maxLength={REASON_MAX}
              value={reasons.backup ?? ''}
              error={attempted && !reasons.backup?.trim() ? CLOSING.backupReasonMissing : undefined}
              onChange={({ currentTarget }) => setReason('backup', currentTarget.value)}
            />
          </>
        ) : (
          <p className={styles.settled}>{CLOSING.backupFirst}</p>
        )}
      </SettingsCard>
      <div className={settings.save}>
        <Button type="submit" aria-busy={closing.isChecking}>
          {CLOSING.check}
        </Button>
      </div>
    </form>
  )
}
