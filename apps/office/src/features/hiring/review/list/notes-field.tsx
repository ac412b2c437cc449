import { ActionIcon, Textarea } from '@mantine/core'
import { SaveIcon } from '@nightshift/ui/icons.tsx'
import { type MouseEvent, useRef, useState } from 'react'
import styles from '../application.module.css'
import type { SentApplication } from '../applications.api.ts'
import { HIRING } from '../hiring.texts.ts'
import { useEditApplication } from '../use-edit-application.ts'
import type { NoteDraft, NoteDrafts } from './use-note-drafts.ts'

const MOST = 4000

/** The managers' notes; the save button shows while they are changed. */
export function NotesField({ application, drafts }: { application: SentApplication; drafts: NoteDrafts }) {
  const { id, notes: saved } = application
  const [draft, setDraft] = useState(drafts.of(id))
  const [isSaved, setSaved] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const { saveNotes } = useEditApplication()

  const keep = (next: NoteDraft | undefined) => {
    setDraft(next)
    drafts.keep(id, next)
  }
  const type = (notes: string) => keep(notes === saved ? undefined : { notes, from: draft?.from ?? saved })
  const save = async ({ currentTarget: button }: MouseEvent) => {
    if (!draft || !(await saveNotes(application, draft.notes))) return
    // The button is about to go. Not to the field, which would open the keyboard of a phone.
    if (document.activeElement === button) status.current?.focus()
    setSaved(true)
    // What was typed meanwhile is still unsaved.
    const latest = drafts.of(id)
    keep(latest && latest.notes !== draft.notes ? { notes: latest.notes, from: draft.notes } : undefined)
  }

  return (
    <div className={styles.noteField}>
      <div>
        <Textarea
          label={HIRING.notes}
          value={draft?.notes ?? saved}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          maxLength={MOST}
          rows={1}
          description={draft && draft.from !== saved ? HIRING.changedMeanwhile(saved) : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
        />
        <p ref={status} tabIndex={-1} className={styles.notesState} role="status">
          {!draft && isSaved && HIRING.notesSaved}
        </p>
      </div>
      {draft && (
        <ActionIcon className={styles.save} aria-label={HIRING.saveNotes} onClick={save}>
          <SaveIcon />
        </ActionIcon>
      )}
    </div>
  )
}
