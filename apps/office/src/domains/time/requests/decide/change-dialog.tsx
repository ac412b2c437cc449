import { Button } from '@mantine/core'
import { REFUSALS } from '@nightshift/shared/errors'
import type { ProposedShift, WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { timesProblem } from '@nightshift/shared/time/entry-requests/rules'
import { type FormEvent, useState } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../../kit/office-modal.tsx'
import { ENTRY } from '../../editor/entry-editor.texts.ts'
import { ShiftFields } from '../shift-fields.tsx'
import { formOf, readShift, type ShiftField } from '../shift-form.ts'
import { DECIDE } from './decide-request.texts.ts'
import { nameOf } from './request-card.tsx'

type Props = {
  request: WaitingRequest
  timeZone: string
  busy: boolean
  onApply: (shift: ProposedShift) => void
  onClose: () => void
}

/** Applies a request with other values than it asks for. Begins with those of the request. */
export function ChangeDialog({ request, timeZone, busy, onApply, onClose }: Props) {
  const [form, setForm] = useState(() => formOf(request, request.positions, timeZone))
  const [problem, setProblem] = useState<{ field: ShiftField; words: string }>()
  const [changed, setChanged] = useState(false)
  const positions = request.positions.map((position) => ({ ...position, label: position.positionName }))

  function submit(event: FormEvent) {
    event.preventDefault()
    const reading = readShift(form, request, positions, timeZone)
    if (reading.kind === 'problem')
      return setProblem({ field: reading.field, words: ENTRY.problems[reading.problem] })
    const { shift } = reading
    const times = { startTime: new Date(shift.startTime), endTime: new Date(shift.endTime) }
    const code = timesProblem(times, new Date())
    if (code) return setProblem({ field: 'end', words: REFUSALS[code] })
    if (!busy) onApply(shift)
  }
  return (
    <OfficeModal title={DECIDE.changeTitle(nameOf(request))} unsaved={changed} onClose={onClose}>
      <Stack onSubmit={submit}>
        <Text quiet>{DECIDE.changeText}</Text>
        <ShiftFields
          form={form}
          positions={positions}
          timeZone={timeZone}
          problem={problem}
          onChange={(changes) => {
            setForm((before) => ({ ...before, ...changes }))
            setChanged(true)
            setProblem(undefined)
          }}
        />
        <Actions>
          <CancelButton>{DECIDE.cancel}</CancelButton>
          <Button type="submit" aria-busy={busy}>
            {DECIDE.applyThis}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}
