import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { NotesArea } from '../../../kit/notes-area/notes-area.tsx'
import { useCall } from '../../../lib/calls.ts'
import { EMPLOYEES } from './employees.texts.ts'

type Props = {
  employee: User
  draft: string | undefined
  /** Undefined when nothing is unsaved. */
  onDraft: (draft: string | undefined) => void
  onSaved: (notes: string) => void
  readOnly: boolean
}

/** The notes on an employee. */
export function EmployeeNotes({ employee, draft, onDraft, onSaved, readOnly }: Props) {
  const saveNotes = useCall(EMPLOYEES_CALLS.edit, EMPLOYEES.failed.save, { refusal: refusalAboutPerson })
  const name = fullName(employee)
  const stored = employee.notes ?? ''
  const isChanged = draft !== undefined
  return (
    <NotesArea
      rows={3}
      aria-label={EMPLOYEES.notesLabel(name)}
      value={draft ?? stored}
      readOnly={readOnly}
      isChanged={isChanged}
      busy={saveNotes.isPending}
      saveLabel={EMPLOYEES.notesSave(name)}
      status={isChanged ? EMPLOYEES.notesChanged : saveNotes.isDone && EMPLOYEES.notesSaved}
      onType={(notes) => onDraft(notes === stored ? undefined : notes)}
      onSave={async () => isChanged && saveNotes({ params: { id: employee.id }, body: { notes: draft } })}
      onSaved={() => isChanged && onSaved(draft)}
    />
  )
}
