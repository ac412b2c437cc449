import { Button, Checkbox, Textarea } from '@mantine/core'
import { SEASON_CLOSING_CALLS } from '@nightshift/shared/seasons/season-closing/calls'
import { type ClosedSeason, REASON_MAX } from '@nightshift/shared/seasons/season-closing/contract'
import { type FormEvent, useRef, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import settings from '../../../ui/settings/settings.module.css'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './closing.module.css'
import { CLOSING } from './closing.texts.ts'

type Props = { state: ClosedSeason; onClose: () => void }

/** Says what comes back when a season is reopened, and asks why. */
export function ReopenWindow({ state, onClose }: Props) {
  const { id } = useFestival()
  const { people, applications } = state.comesBack
  const changed = (state.closing?.deactivated.length ?? 0) - people
  const reopen = useCall(SEASON_CLOSING_CALLS.reopen, CLOSING.reopenFailed)
  const [reason, setReason] = useState('')
  const [reactivate, setReactivate] = useState(true)
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) return field.current?.focus()
    if (reopen.isPending) return
    const body = { reason: reason.trim(), reactivate: people > 0 && reactivate }
    if (await reopen({ params: { id }, body })) onClose()
  }
  return (
    <OfficeModal title={CLOSING.reopenTitle(state)} unsaved={!isMissing} onClose={onClose}>
      <form noValidate className={settings.form} onSubmit={submit}>
        <p className={styles.settled}>{CLOSING.reopenText}</p>
        <p className={styles.settled}>{CLOSING.reopenApplications(applications)}</p>
        {people > 0 ? (
          <Checkbox
            label={CLOSING.reopenPeople(people)}
            checked={reactivate}
            onChange={({ currentTarget }) => setReactivate(currentTarget.checked)}
          />
        ) : (
          <p className={styles.settled}>{CLOSING.reopenNobody}</p>
        )}
        {people > 0 && changed > 0 && <p className={settings.hint}>{CLOSING.reopenChanged(changed)}</p>}
        <p className={settings.hint}>{CLOSING.reopenEnded}</p>
        <Textarea
          ref={field}
          label={CLOSING.reopenReason}
          required
          data-autofocus
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          error={checked && isMissing ? CLOSING.reopenReasonMissing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={styles.actions}>
          <CancelButton>{CLOSING.cancel}</CancelButton>
          <Button type="submit" aria-busy={reopen.isPending}>
            {CLOSING.reopenAction}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
