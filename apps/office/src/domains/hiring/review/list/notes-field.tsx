import { useState } from 'react'
import { NotesArea } from '../../../../kit/notes-area/notes-area.tsx'
import type { SentApplication } from '../applications.api.ts'
import { HIRING } from '../hiring.texts.ts'
import { useEditApplication } from '../use-edit-application.ts'
import type { NoteDraft, NoteDrafts } from './use-note-drafts.ts'

/** The managers' notes on an application. */
export function NotesField({ application, drafts }: { application: SentApplication; drafts: NoteDrafts }) {
  const { id, notes: saved } = application
  const [draft, setDraft] = useState(drafts.of(id))
  const [isSaved, setSaved] = useState(false)
  const { saveNotes } = useEditApplication()

  const keep = (next: NoteDraft | undefined) => {
    setDraft(next)
    drafts.keep(id, next)
  }
  function keepTypedMeanwhile(sent: NoteDraft) {
    setSaved(true)
    const latest = drafts.of(id)
    keep(latest && latest.notes !== sent.notes ? { notes: latest.notes, from: sent.notes } : undefined)
  }
  return (
    <NotesArea
      label={HIRING.notes}
      rows={1}
      value={draft?.notes ?? saved}
      description={draft && draft.from !== saved ? HIRING.changedMeanwhile(saved) : undefined}
      isChanged={draft !== undefined}
      saveLabel={HIRING.saveNotes}
      status={!draft && isSaved && HIRING.notesSaved}
      onType={(notes) => keep(notes === saved ? undefined : { notes, from: draft?.from ?? saved })}
      onSave={async () => draft && saveNotes(application, draft.notes)}
      onSaved={() => draft && keepTypedMeanwhile(draft)}
    />
  )
}
