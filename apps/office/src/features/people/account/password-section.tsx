import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import styles from './account.module.css'
import { ACCOUNT } from './account.texts.ts'
import { PasswordForm } from './password-form.tsx'

/** A disclosure: the two password fields show on request. */
export function PasswordSection({ onSaved }: { onSaved: () => void }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <p className={styles.hint}>{ACCOUNT.elsewhere}</p>
      <Button
        ref={button}
        variant="default"
        className={styles.start}
        aria-expanded={open}
        aria-controls={open ? formId : undefined}
        onClick={() => setOpen(!open)}
      >
        {ACCOUNT.changePassword}
      </Button>
      {open && (
        <div id={formId}>
          <PasswordForm onSaved={onSaved} onDone={close} />
        </div>
      )}
    </>
  )
}
