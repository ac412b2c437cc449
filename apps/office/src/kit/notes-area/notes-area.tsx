import { ActionIcon, Textarea, type TextareaProps } from '@mantine/core'
import { SaveIcon } from '@nightshift/ui/icons.tsx'
import { type MouseEvent, useRef } from 'react'
import styles from './notes-area.module.css'

const LONGEST = 4000

type Props = Omit<TextareaProps, 'onChange'> & {
  isChanged: boolean
  busy?: boolean
  saveLabel: string
  /** Said below the field, such as that the notes are saved. */
  status: string | false | undefined
  onType: (notes: string) => void
  /** Resolves to nothing when they could not be saved. */
  onSave: () => Promise<unknown>
  onSaved: () => void
}

/** Notes of the management; the button that saves them shows while they are changed. */
export function NotesArea(props: Props) {
  const { isChanged, busy = false, saveLabel, status, onType, onSave, onSaved, ...field } = props
  const said = useRef<HTMLParagraphElement>(null)
  /** A ref, because state updates too late for the second click of a double click. */
  const saving = useRef(false)
  async function save({ currentTarget: button }: MouseEvent) {
    if (saving.current) return
    saving.current = true
    const saved = await onSave().finally(() => {
      saving.current = false
    })
    if (!saved) return
    // The button is about to go. Not to the field, which would open the keyboard of a phone.
    if (document.activeElement === button) said.current?.focus()
    onSaved()
  }
  return (
    <div className={styles.notes}>
      <Textarea
        maxLength={LONGEST}
        inputWrapperOrder={['label', 'input', 'description']}
        rightSection={
          isChanged && (
            <ActionIcon variant="light" aria-label={saveLabel} aria-busy={busy} onClick={save}>
              <SaveIcon />
            </ActionIcon>
          )
        }
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        {...field}
      />
      <p ref={said} tabIndex={-1} role="status" className={styles.status}>
        {status}
      </p>
    </div>
  )
}
