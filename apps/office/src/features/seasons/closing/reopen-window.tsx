import { Button, Checkbox, Textarea } from '@mantine/core'
import { type ClosedSeason, REASON_MAX } from '@nightshift/shared/season-closing/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { readAgain } from '../../../lib/calls.ts'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import settings from '../../../ui/settings/settings.module.css'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { reopenSeason } from './closing.api.ts'
import styles from './closing.module.css'
import { CLOSING } from './closing.texts.ts'

type Props = { state: ClosedSeason; onClose: () => void }

/** Says what comes back when a season is reopened, and asks why. */
export function ReopenWindow({ state, onClose }: Props) {
  const { people, applications } = state.comesBack
  const changed = (state.closing?.deactivated.length ?? 0) - people
  const reopen = useReopenSeason()
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
    await reopen
      .mutateAsync({ reason: reason.trim(), reactivate: people > 0 && reactivate })
      .then(onClose, (error) => tellFailure(error, CLOSING.reopenFailed))
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

function useReopenSeason() {
  const { id } = useFestival()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Parameters<typeof reopenSeason>[1]) => reopenSeason(id, body),
    // Also on error: somebody else may have reopened it.
    onSettled: () => readAgain(queries, ['setting', 'employee', 'application']),
  })
}
