import type { Event } from '@nightshift/shared/positions/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useState } from 'react'
import { useRecordForm } from '../../lib/use-record-form.ts'
import { type EventPosition, fieldsOf, type PositionFields, rateOf } from './position-fields.ts'
import { PositionForm, type PositionProblems } from './position-form.tsx'
import { POSITIONS } from './positions.texts.ts'
import { usePositionMutations } from './use-positions.ts'

type Props = { events: Event[]; onClose: () => void }

/** Adds a position to the filtered event, else to the first one. */
export function NewPosition({ events, eventId, onClose }: Props & { eventId: number }) {
  const blank = { name: '', defaultPayRate: '', eventId, canApply: false, isTipped: false }
  const [fields, setFields] = useState<PositionFields>(blank)
  const [problems, setProblems] = useState<PositionProblems>({})
  const { addPosition } = usePositionMutations()

  async function add() {
    if (addPosition.isPending) return
    if (!fields.name.trim()) return dialogs.alert({ text: POSITIONS.positionNameless })
    const defaultPayRate = rateOf(fields.defaultPayRate)
    if (defaultPayRate === undefined) return setProblems({ defaultPayRate: POSITIONS.rateProblem })
    await addPosition
      .mutateAsync({ ...fields, defaultPayRate })
      .then(onClose, (error) => tellFailure(error, POSITIONS.addPositionFailed))
  }

  return (
    <PositionForm
      title={POSITIONS.newPosition}
      events={events}
      fields={fields}
      problems={problems}
      unsaved={JSON.stringify(fields) !== JSON.stringify(blank)}
      busy={addPosition.isPending}
      onChange={(changes) => {
        setProblems({})
        setFields({ ...fields, ...changes })
      }}
      onSubmit={add}
      onClose={onClose}
    />
  )
}

/** Edits a position. Existing entries and held positions keep their copied rates. */
export function PositionEditor({ position, events, onClose }: Props & { position: EventPosition }) {
  const form = useRecordForm(position, fieldsOf, positionProblems)
  const { fields, changes, changed } = form
  const { savePosition } = usePositionMutations()

  async function save(element: HTMLFormElement) {
    if (!form.check(element)) return
    if (!changed) return onClose()
    const { defaultPayRate: typed, ...others } = changes
    const patch = { ...others, ...(typed !== undefined && { defaultPayRate: rateOf(typed) }) }
    const send = (updatedAt: string) => savePosition.mutateAsync({ id: position.id, ...patch, updatedAt })
    if (await form.send(send, POSITIONS.savePositionFailed)) onClose()
  }

  return (
    <PositionForm
      title={POSITIONS.editPosition}
      events={events}
      fields={fields}
      problems={form.problems}
      unsaved={changed}
      busy={savePosition.isPending}
      onChange={form.change}
      onSubmit={save}
      onClose={onClose}
    />
  )
}

const positionProblems = ({ name, defaultPayRate }: PositionFields): PositionProblems => ({
  ...(!name.trim() && { name: POSITIONS.nameMissing }),
  ...(rateOf(defaultPayRate) === undefined && { defaultPayRate: POSITIONS.rateProblem }),
})
