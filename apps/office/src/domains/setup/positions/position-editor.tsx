import { POSITIONS_CALLS } from '@nightshift/shared/setup/positions/calls'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { type EventPosition, fieldsOf, type PositionFields, rateOf } from './position-fields.ts'
import { PositionForm, type PositionProblems } from './position-form.tsx'
import { POSITIONS } from './positions.texts.ts'

type Props = { events: Event[]; onClose: () => void }

/** Adds a position to the filtered event, else to the first one. */
export function NewPosition({ events, eventId, onClose }: Props & { eventId: number }) {
  const blank = { name: '', defaultPayRate: '', eventId, canApply: false, isTipped: false }
  const [fields, setFields] = useState<PositionFields>(blank)
  const [problems, setProblems] = useState<PositionProblems>({})
  const add = useCall(POSITIONS_CALLS.addPosition, POSITIONS.addPositionFailed)

  async function submit() {
    if (add.isPending) return
    if (!fields.name.trim()) return dialogs.alert({ text: POSITIONS.positionNameless })
    const defaultPayRate = rateOf(fields.defaultPayRate)
    if (defaultPayRate === undefined) return setProblems({ defaultPayRate: POSITIONS.rateProblem })
    if (await add({ body: { ...fields, defaultPayRate } })) onClose()
  }

  return (
    <PositionForm
      title={POSITIONS.newPosition}
      events={events}
      fields={fields}
      problems={problems}
      unsaved={JSON.stringify(fields) !== JSON.stringify(blank)}
      busy={add.isPending}
      onChange={(changes) => {
        setProblems({})
        setFields({ ...fields, ...changes })
      }}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

/** Edits a position. Existing entries and held positions keep their copied rates. */
export function PositionEditor({ position, events, onClose }: Props & { position: EventPosition }) {
  const form = useRecordForm(position, fieldsOf, positionProblems)
  const { fields, changes, changed } = form
  const save = useCall(POSITIONS_CALLS.editPosition, POSITIONS.savePositionFailed)

  async function submit(element: HTMLFormElement) {
    if (!form.check(element)) return
    if (!changed) return onClose()
    const { defaultPayRate: typed, ...others } = changes
    const patch = { ...others, ...(typed !== undefined && { defaultPayRate: rateOf(typed) }) }
    const send = (updatedAt: string) =>
      save.attempt({ params: { id: position.id }, body: { ...patch, updatedAt } })
    if (await form.send(send, POSITIONS.savePositionFailed)) onClose()
  }

  return (
    <PositionForm
      title={POSITIONS.editPosition}
      events={events}
      fields={fields}
      problems={form.problems}
      unsaved={changed}
      busy={save.isPending}
      onChange={form.change}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

const positionProblems = ({ name, defaultPayRate }: PositionFields): PositionProblems => ({
  ...(!name.trim() && { name: POSITIONS.nameMissing }),
  ...(rateOf(defaultPayRate) === undefined && { defaultPayRate: POSITIONS.rateProblem }),
})
