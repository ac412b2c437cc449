import type { FormEvent, ReactNode } from 'react'
import styles from './dialog.module.css'
import { DialogButton } from './dialog-button.tsx'
import { DIALOGS } from './dialogs.texts.ts'

type Props = { children: ReactNode; onSubmit: (form: FormData) => void; onCancel?: () => void }

/** The form of a dialog: Okay submits, Cancel discards. */
export function DialogForm({ children, onSubmit, onCancel }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <div className={styles.actions}>
        {onCancel && <DialogButton label={DIALOGS.cancel} onClick={onCancel} />}
        <DialogButton label={DIALOGS.okay} primary submit />
      </div>
    </form>
  )
}
