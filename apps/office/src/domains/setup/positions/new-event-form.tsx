import { Button, Group, TextInput } from '@mantine/core'
import { POSITIONS_CALLS } from '@nightshift/shared/setup/positions/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { type FormEvent, useState } from 'react'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { useCall } from '../../../lib/calls.ts'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import { NAME_MAX, POSITIONS } from './positions.texts.ts'

export function NewEventForm() {
  const [name, setName] = useState('')
  const { id: festivalId } = useFestival()
  const add = useCall(POSITIONS_CALLS.addEvent, POSITIONS.addEventFailed)
  useUnsavedChanges(name.trim() !== '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (add.isPending) return
    if (!name.trim()) return dialogs.alert({ text: POSITIONS.eventNameless })
    if (await add({ body: { name, festivalId } })) setName('')
  }

  return (
    <form onSubmit={submit}>
      <Group align="end">
        <TextInput
          label={POSITIONS.newEvent}
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" leftSection={<PlusIcon />} aria-busy={add.isPending}>
          {POSITIONS.addEvent}
        </Button>
      </Group>
    </form>
  )
}
