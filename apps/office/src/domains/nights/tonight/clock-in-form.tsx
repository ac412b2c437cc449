import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { addDays, firstInstant } from '@nightshift/shared/local-time'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { CLOCK_IN_REASON_MAX } from '@nightshift/shared/nights/tonight/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Actions, Stack } from '../../../kit/layout.tsx'
import { CancelButton } from '../../../kit/office-modal.tsx'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { TONIGHT } from './tonight.texts.ts'

type Props = {
  position: { id: number }
  /** Whom; without, one of those who hold the position and have no place is chosen. */
  person?: { userId: string }
  onDone: () => void
}

/** Clocks somebody in who cannot do it themselves, with the reason. */
export function ClockInForm({ position: { id: positionId }, person, onDone }: Props) {
  const { id: festivalId, timeZone } = useFestival()
  const { data: board } = useQuery(queryOf(TONIGHT_CALLS.read, { query: { festivalId } }))
  const { data: free, error: failure } = useQuery({
    ...queryOf(TONIGHT_CALLS.free, { query: { festivalId, positionId } }),
    enabled: !person,
  })
  const clockIn = useCall(TONIGHT_CALLS.clockIn, TONIGHT.clockInFailed)
  const [chosen, setChosen] = useState('')
  const userId = person?.userId ?? chosen
  const [reason, setReason] = useState('')
  const [time, setTime] = useState('')
  const [checked, setChecked] = useState(false)
  const who = useRef<HTMLSelectElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const absent = (free ?? []).filter(({ isIn, held }) => !isIn && held === 'now')
  const isMissing = reason.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!userId) return who.current?.focus()
    if (isMissing) return field.current?.focus()
    if (clockIn.isPending) return
    const startTime = board?.tonight && startOf(board.tonight.date, time, timeZone)
    const done = await clockIn({
      body: { festivalId, userId, positionId, reason: reason.trim(), ...(startTime && { startTime }) },
    })
    if (done !== undefined) onDone()
  }
  return (
    <Stack onSubmit={submit}>
      {!person && (
        <NativeSelect
          ref={who}
          label={TONIGHT.who}
          description={
            failure ? TONIGHT.freeFailed : free && !absent.length ? TONIGHT.noneAbsent : TONIGHT.whoHint
          }
          required
          data={[{ value: '', label: '' }, ...absent.map((one) => ({ value: one.userId, label: one.name }))]}
          value={chosen}
          error={checked && !userId ? TONIGHT.chooseOne : undefined}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <Textarea
        ref={field}
        label={TONIGHT.reason}
        description={TONIGHT.reasonHint}
        required
        data-autofocus
        rows={2}
        maxLength={CLOCK_IN_REASON_MAX}
        value={reason}
        error={checked && isMissing ? TONIGHT.reasonMissing : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextInput
        type="time"
        label={TONIGHT.cameAt}
        description={TONIGHT.cameAtHint}
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <Actions>
        <CancelButton>{TONIGHT.cancel}</CancelButton>
        <Button type="submit" aria-busy={clockIn.isPending}>
          {TONIGHT.clockInAction}
        </Button>
      </Actions>
    </Stack>
  )
}

/** The instant of a local time of the night: one before noon is of the next day. */
function startOf(night: string, time: string, timeZone: string) {
  if (!time) return undefined
  return firstInstant(time < '12:00' ? addDays(night, 1) : night, time, timeZone)?.toISOString()
}
