import { ActionIcon, Textarea } from '@mantine/core'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { SaveIcon } from '@nightshift/ui/icons.tsx'
import { type MouseEvent, useRef } from 'react'
import { useCall } from '../../../lib/calls.ts'
import styles from './employee-card.module.css'
import { EMPLOYEES } from './employees.texts.ts'

type Props = {
  employee: User
  draft: string | undefined
  /** Undefined when nothing is unsaved. */
  onDraft: (draft: string | undefined) => void
  onSaved: (notes: string) => void
  readOnly: boolean
}

const LONGEST = 4000

/** The notes field; its save button shows while the notes are changed. */
export function EmployeeNotes({ employee, draft, onDraft, onSaved, readOnly }: Props) {
  const saveNotes = useCall(EMPLOYEES_CALLS.edit, EMPLOYEES.failed.save, { refusal: refusalAboutPerson })
  const name = fullName(employee)
  const stored = employee.notes ?? ''
  const changed = draft !== undefined
  const status = useRef<HTMLParagraphElement>(null)
  async function save({ currentTarget: button }: MouseEvent) {
    if (!changed || saveNotes.isPending) return
    if (!(await saveNotes({ params: { id: employee.id }, body: { notes: draft } }))) return
    // The button is about to go. Not to the field, which would open the keyboard of a phone.
    if (document.activeElement === button) status.current?.focus()
    onSaved(draft)
  }
  return (
    <div className={styles.notes}>
      <div className={styles.notesText}>
        <Textarea
          autosize
          minRows={3}
          maxRows={10}
          maxLength={LONGEST}
          aria-label={EMPLOYEES.notesLabel(name)}
          value={draft ?? stored}
          readOnly={readOnly}
          onChange={({ currentTarget }) =>
            onDraft(currentTarget.value === stored ? undefined : currentTarget.value)
          }
        />
        <p ref={status} tabIndex={-1} className={styles.notesState} role="status">
          {changed && EMPLOYEES.notesChanged}
          {!changed && saveNotes.isDone && EMPLOYEES.notesSaved}
        </p>
      </div>
      {changed && (
        <ActionIcon aria-label={EMPLOYEES.notesSave(name)} aria-busy={saveNotes.isPending} onClick={save}>
          <SaveIcon />
        </ActionIcon>
      )}
    </div>
  )
}
