import { Button, TextInput } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { type FormEvent, useState } from 'react'
import { useUnsavedChanges } from '../../ui/leaving/leave-blockers.ts'
import styles from './positions.module.css'
import { NAME_MAX, POSITIONS } from './positions.texts.ts'
import { usePositionMutations } from './use-positions.ts'

export function NewEventForm() {
  const [name, setName] = useState('')
  const { addEvent } = usePositionMutations()
  useUnsavedChanges(name.trim() !== '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (addEvent.isPending) return
    if (!name.trim()) return dialogs.alert({ text: POSITIONS.eventNameless })
    await addEvent.mutateAsync(name).then(
      () => setName(''),
      (error) => tellFailure(error, POSITIONS.addEventFailed),
    )
  }

  return (
    <form onSubmit={submit} className={styles.newEvent}>
      <TextInput
        label={POSITIONS.newEvent}
        maxLength={NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" leftSection={<PlusIcon />} aria-busy={addEvent.isPending}>
        {POSITIONS.addEvent}
      </Button>
    </form>
  )
}
