import { Button, TextInput } from '@mantine/core'
import type { Event } from '@nightshift/shared/positions/contract'
import { isStale } from '@nightshift/ui/api/refusal.ts'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { type FormEvent, useState } from 'react'
import { useRecordForm } from '../../lib/use-record-form.ts'
import { CancelButton, OfficeModal } from '../../ui/office-modal.tsx'
import styles from './positions.module.css'
import { NAME_MAX, POSITIONS } from './positions.texts.ts'
import { useEditing } from './use-positions.ts'

/** Gives an event another name. */
export function RenameEvent({ event, onClose }: { event: Event; onClose: () => void }) {
  const { read, fields, changed, change, refuse } = useRecordForm(event, ({ name }) => ({ name }))
  const [problem, setProblem] = useState<string>()
  const { renameEvent } = useEditing()

  async function submit(submitted: FormEvent) {
    submitted.preventDefault()
    if (renameEvent.isPending) return
    if (!fields.name.trim()) return setProblem(POSITIONS.nameMissing)
    if (!changed) return onClose()
    try {
      await renameEvent.mutateAsync({ id: event.id, name: fields.name, updatedAt: read.updatedAt })
      onClose()
    } catch (error) {
      if (isStale(error)) refuse()
      await tellFailure(error, POSITIONS.saveEventFailed)
    }
  }

  return (
    <OfficeModal title={POSITIONS.renameEvent} size="md" onClose={onClose} unsaved={changed}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextInput
          data-autofocus
          label={POSITIONS.name}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          value={fields.name}
          error={problem}
          onChange={({ currentTarget }) => {
            setProblem(undefined)
            change({ name: currentTarget.value })
          }}
        />
        <div className={styles.actions}>
          <CancelButton>{POSITIONS.cancel}</CancelButton>
          <Button type="submit" aria-busy={renameEvent.isPending}>
            {POSITIONS.save}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
