import { Button, TextInput } from '@mantine/core'
import { POSITIONS_CALLS } from '@nightshift/shared/setup/positions/calls'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import type { FormEvent } from 'react'
import { Actions, Stack } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { NAME_MAX, POSITIONS } from './positions.texts.ts'

export function RenameEvent({ event, onClose }: { event: Event; onClose: () => void }) {
  const form = useRecordForm(event, ({ name }) => ({ name }), nameProblem)
  const { fields, changed } = form
  const rename = useCall(POSITIONS_CALLS.editEvent, POSITIONS.saveEventFailed)

  async function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    if (!form.check(submitted.currentTarget)) return
    if (!changed) return onClose()
    const send = (updatedAt: string) =>
      rename.attempt({ params: { id: event.id }, body: { name: fields.name, updatedAt } })
    if (await form.send(send, POSITIONS.saveEventFailed)) onClose()
  }

  return (
    <OfficeModal title={POSITIONS.renameEvent} size="md" onClose={onClose} unsaved={changed}>
      <Stack onSubmit={submit}>
        <TextInput
          data-autofocus
          label={POSITIONS.name}
          required
          maxLength={NAME_MAX}
          autoComplete="off"
          {...form.text('name')}
        />
        <Actions>
          <CancelButton>{POSITIONS.cancel}</CancelButton>
          <Button type="submit" aria-busy={rename.isPending}>
            {POSITIONS.save}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

const nameProblem = ({ name }: { name: string }) => (name.trim() ? {} : { name: POSITIONS.nameMissing })
