import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { type FormEvent, useState } from 'react'
import { useReadVersion } from '../../../lib/use-read-version.ts'
import { dialogs } from '../../../ui/dialogs/dialogs.tsx'
import { tellFailure } from '../../../ui/dialogs/failure.ts'
import { OfficeModal } from '../../../ui/office/office-modal.tsx'
import { useMe } from '../../auth/use-auth.ts'
import { useFestival } from '../../festivals/use-festival.ts'
import styles from './entry-editor.module.css'
import { ENTRY } from './entry-editor.texts.ts'
import { EntryFacts } from './entry-facts.tsx'
import { EntryFields } from './entry-fields.tsx'
import { type EditableEntry, type FormReading, formOf, readForm, rebased } from './entry-form.ts'
import { EntryHistory } from './entry-history.tsx'
import { isStale, saveFailure, useEntryEditing } from './use-entry-editing.ts'

type Props = {
  /** As it is now: it may change while it is edited. */
  entry: EditableEntry
  /** Whose it is. */
  name: string
  paychexId?: string
  onClose: () => void
}

/** Everything about one entry: its times, money and note to edit, its history, and its end. */
export function EntryEditor({ entry, name, paychexId, onClose }: Props) {
  const { timeZone } = useFestival()
  const me = useMe()
  const [typed, setTyped] = useState<ReturnType<typeof formOf>>()
  const [read, setRead] = useReadVersion(entry, typed !== undefined)
  const [problem, setProblem] = useState<FormReading & { kind: 'problem' }>()
  const [stale, setStale] = useState(false)
  const { save, remove } = useEntryEditing(entry.id)
  const form = typed ?? formOf(read, timeZone)
  const reading = readForm(read, form, timeZone)
  const unsaved = reading.kind === 'problem' || Object.keys(reading.patch).length > 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    if (reading.kind === 'problem') return setProblem(reading)
    if (!unsaved) return onClose()
    try {
      await save.mutateAsync({ ...reading.patch, updatedAt: read.updatedAt })
      onClose()
    } catch (error) {
      await tellFailure(error, saveFailure(error, timeZone))
      if (isStale(error)) setStale(true)
    }
  }

  // What the others saved comes in with the next list; what was typed stands over it.
  if (stale && entry.updatedAt > read.updatedAt) {
    setStale(false)
    setTyped(rebased(form, read, entry, timeZone))
    setRead(entry)
  }

  async function drop() {
    if (remove.isPending || !(await dialogs.confirm({ text: ENTRY.deleteQuestion }))) return
    await remove.mutateAsync().then(onClose, (error) => tellFailure(error, ENTRY.deleteFailed))
  }

  return (
    <OfficeModal title={ENTRY.title} onClose={onClose} unsaved={unsaved}>
      <form onSubmit={submit} className={styles.form}>
        <EntryFacts entry={read} name={name} paychexId={paychexId} reading={reading} />
        <EntryFields
          form={form}
          timeZone={timeZone}
          problem={problem}
          onChange={(changes) => {
            setTyped({ ...form, ...changes })
            setProblem(undefined)
          }}
        />
        <div className={styles.actions}>
          <Button variant="subtle" color="red" className={styles.delete} onClick={drop}>
            {ENTRY.delete}
          </Button>
          <Button variant="default" onClick={onClose}>
            {ENTRY.cancel}
          </Button>
          <Button type="submit" aria-busy={save.isPending}>
            {ENTRY.save}
          </Button>
        </div>
      </form>
      {can(me, 'audit.entry') && <EntryHistory id={entry.id} timeZone={timeZone} />}
    </OfficeModal>
  )
}
