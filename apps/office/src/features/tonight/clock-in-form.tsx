import { Button, Textarea, TextInput } from '@mantine/core'
import { addDays, firstInstant } from '@nightshift/shared/local-time'
import type { PlaceOnBoard } from '@nightshift/shared/tonight/board'
import { CLOCK_IN_REASON_MAX } from '@nightshift/shared/tonight/contract'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { CancelButton } from '../../ui/office-modal.tsx'
import { useFestival } from '../festivals/chooser/use-festival.ts'
import styles from './people.module.css'
import { tonightQuery } from './tonight.api.ts'
import { TONIGHT } from './tonight.texts.ts'
import { useBoardMutations } from './use-tonight.ts'

type Props = { place: Pick<PlaceOnBoard, 'userId' | 'positionId'>; onDone: () => void }

/** Clocks somebody in who cannot do it themselves, with the reason. */
export function ClockInForm({ place: { userId, positionId }, onDone }: Props) {
  const { id: festivalId, timeZone } = useFestival()
  const { data: board } = useQuery(tonightQuery(festivalId))
  const { clockIn } = useBoardMutations()
  const [reason, setReason] = useState('')
  const [time, setTime] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) return field.current?.focus()
    if (clockIn.isPending) return
    const startTime = board?.tonight && startOf(board.tonight.date, time, timeZone)
    await clockIn
      .mutateAsync({ festivalId, userId, positionId, reason: reason.trim(), ...(startTime && { startTime }) })
      .then(onDone, (error) => tellFailure(error, TONIGHT.clockInFailed))
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
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
      <div className={styles.buttons}>
        <CancelButton>{TONIGHT.cancel}</CancelButton>
        <Button type="submit" aria-busy={clockIn.isPending}>
          {TONIGHT.clockInAction}
        </Button>
      </div>
    </form>
  )
}

/** The instant of a local time of the night: one before noon is of the next day. */
function startOf(night: string, time: string, timeZone: string) {
  if (!time) return undefined
  return firstInstant(time < '12:00' ? addDays(night, 1) : night, time, timeZone)?.toISOString()
}
