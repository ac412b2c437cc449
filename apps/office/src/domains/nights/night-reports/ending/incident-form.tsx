import { Button, Textarea, TextInput } from '@mantine/core'
import {
  INCIDENT_NOTE_MAX,
  type Incident,
  type NightEnding,
} from '@nightshift/shared/nights/night-reports/contract'
import { instantInNight } from '@nightshift/shared/nights/night-reports/night-span'
import { formatInZone } from '@nightshift/shared/time'
import { type FormEvent, useState } from 'react'
import { Actions, Text } from '../../../../kit/layout.tsx'
import { useUnsavedChanges } from '../../../../kit/leaving/leave-blockers.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import styles from './ending.module.css'
import { END_NIGHT } from './ending.texts.ts'
import { suggestedEnd } from './suggested-end.ts'

const words = END_NIGHT.incidents

type Props = {
  ending: NightEnding
  /** The one that is edited; a new one without. */
  incident?: Incident
  /** What somebody else has made of it meanwhile. */
  changed?: string
  isSaving: boolean
  onSave: (fields: { at: string; note: string }) => Promise<boolean>
  onCancel?: () => void
}

/** A note with a time of the night. */
export function IncidentForm({ ending, incident, changed, isSaving, onSave, onCancel }: Props) {
  const { timeZone } = useFestival()
  const [note, setNote] = useState(incident?.note ?? '')
  const [typed, setTyped] = useState<string>()
  const [checked, setChecked] = useState(false)
  const stored = incident && formatInZone(new Date(incident.at), 'HH:mm', timeZone)
  const time = typed ?? stored ?? suggestedEnd(ending, new Date(), timeZone)
  // An untouched time keeps its instant: where clocks are set back, a time of day has two.
  const at = time === stored ? new Date(incident!.at) : incidentInstant(ending, time, timeZone)

  // A time without a note is nothing yet.
  useUnsavedChanges(incident ? note !== incident.note || time !== stored : note.trim() !== '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!at || !note.trim() || isSaving) return
    if (!(await onSave({ at: at.toISOString(), note: note.trim() }))) return
    setNote('')
    setTyped(undefined)
    setChecked(false)
  }
  return (
    <form className={styles.incident} onSubmit={submit} noValidate>
      {changed !== undefined && (
        <Text tone="warn" status>
          {words.changed(changed)}
        </Text>
      )}
      <TextInput
        label={words.time}
        type="time"
        required
        value={time}
        error={checked && !at ? words.noTime : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Textarea
        label={words.note}
        required
        rows={1}
        resize="vertical"
        maxLength={INCIDENT_NOTE_MAX}
        value={note}
        error={checked && !note.trim() ? words.noNote : undefined}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Actions>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" variant="default" aria-busy={isSaving}>
          {incident ? words.save : words.add}
        </Button>
      </Actions>
    </form>
  )
}

/** The instant of a time of day in a night, if it has passed. */
function incidentInstant(
  { night }: Pick<NightEnding, 'night'>,
  time: string,
  timeZone: string,
  now = new Date(),
) {
  const at = time ? instantInNight(night, time, timeZone) : undefined
  return at && at <= now ? at : undefined
}
