import { Button, Textarea } from '@mantine/core'
import { REFUSALS } from '@nightshift/shared/errors'
import type { Me } from '@nightshift/shared/people/employees/contract'
import { positionLabel } from '@nightshift/shared/people/employees/rules'
import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import { REQUEST_NOTE_MAX } from '@nightshift/shared/time/entry-requests/contract'
import { requestProblem } from '@nightshift/shared/time/entry-requests/rules'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { useCall } from '../../../lib/calls.ts'
import { meQuery } from '../../access/auth/auth.api.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { REQUEST } from './request-dialog.texts.ts'
import { type PositionOption, ShiftFields } from './shift-fields.tsx'
import { formOf, readShift, type ShiftField } from './shift-form.ts'

export type RequestDialogProps = {
  /** None for "I forgot to clock in". */
  entry?: TimeEntry
  onClose: () => void
}

type Problem = { field: ShiftField | 'note'; words: string }

/** Says how a shift of mine should be. Without a position there is none to report. */
export default function RequestDialog(props: RequestDialogProps) {
  const { positions } = useMe()
  const hasPosition = props.entry !== undefined || positions.length > 0
  return hasPosition ? <ShiftDialog {...props} /> : <NoPosition onClose={props.onClose} />
}

function NoPosition({ onClose }: Pick<RequestDialogProps, 'onClose'>) {
  const queries = useQueryClient()
  // A manager may have given one since the page loaded.
  useEffect(() => void queries.invalidateQueries(meQuery), [queries])
  return (
    <OfficeModal title={REQUEST.title.forgot} onClose={onClose}>
      <Stack>
        <Text quiet>{REQUEST.noPositionHeld}</Text>
        <Actions>
          <CancelButton>{REQUEST.close}</CancelButton>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

function ShiftDialog({ entry, onClose }: RequestDialogProps) {
  const { timeZone } = useFestival()
  const me = useMe()
  const positions = myPositions(me, entry)
  const original = formOf(entry, positions, timeZone)
  const [typed, setTyped] = useState<Partial<typeof original>>({})
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const noteField = useRef<HTMLTextAreaElement>(null)
  const form = { ...original, ...typed }
  const send = useCall(ENTRY_REQUESTS_CALLS.create, REQUEST.sendFailed, { also: [ENTRY_REQUESTS_CALLS.mine] })
  const kind = entry ? 'wrong' : 'forgot'

  function check() {
    const reading = readShift(form, entry, positions, timeZone)
    if (reading.kind === 'problem')
      return { problem: { field: reading.field, words: ENTRY.problems[reading.problem] } }
    const request = { timeEntryId: entry?.id ?? null, ...reading.shift, note: note.trim() }
    const code = requestProblem(datesOf(request), entry && datesOf(entry), new Date())
    if (!code) return { request }
    const field = code === 'noteMissing' ? ('note' as const) : ('end' as const)
    return { problem: { field, words: REFUSALS[code] } }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const checked = check()
    setProblem(checked.problem)
    if (checked.problem?.field === 'note') noteField.current?.focus()
    if (checked.request && (await send({ body: checked.request }))) onClose()
  }
  return (
    <OfficeModal
      title={REQUEST.title[kind]}
      unsaved={Object.keys(typed).length > 0 || note.trim() !== ''}
      onClose={onClose}
    >
      <Stack onSubmit={submit}>
        <Text quiet>{REQUEST.explanation[kind]}</Text>
        <ShiftFields
          form={form}
          positions={positions}
          timeZone={timeZone}
          toTheMinute={!entry}
          problem={problem && problem.field !== 'note' ? { ...problem, field: problem.field } : undefined}
          onChange={(changes) => {
            setTyped((before) => ({ ...before, ...changes }))
            setProblem(undefined)
          }}
        />
        <Textarea
          ref={noteField}
          label={REQUEST.note}
          required={!entry}
          rows={3}
          maxLength={REQUEST_NOTE_MAX}
          value={note}
          error={problem?.field === 'note' ? problem.words : undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Actions>
          <CancelButton>{REQUEST.cancel}</CancelButton>
          <Button type="submit" aria-busy={send.isPending}>
            {REQUEST.send}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

function datesOf<Shift extends { startTime: string; endTime: string | null }>(shift: Shift) {
  const { startTime, endTime } = shift
  return { ...shift, startTime: new Date(startTime), endTime: dateOf(endTime) } as Omit<
    Shift,
    'startTime' | 'endTime'
  > & {
    startTime: Date
    endTime: Shift['endTime'] extends string ? Date : Date | null
  }
}

const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** The positions that I can name: the shift's own first, as it was then, and those that I hold. */
function myPositions(
  { positions }: Pick<Me, 'positions'>,
  entry: Pick<TimeEntry, 'positionId' | 'positionName' | 'isTipped'> | undefined,
): PositionOption[] {
  const held = positions.map((position) => ({
    positionId: position.id,
    isTipped: position.isTipped,
    label: positionLabel(position),
  }))
  if (!entry) return held
  const { positionId, isTipped, positionName } = entry
  const own = held.find((option) => option.positionId === positionId)
  return [
    { positionId, isTipped, label: own?.label ?? positionName },
    ...held.filter((option) => option !== own),
  ]
}
