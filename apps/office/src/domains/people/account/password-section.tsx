import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { Actions, Text } from '../../../kit/layout.tsx'
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
      <Text quiet>{ACCOUNT.elsewhere}</Text>
      <Actions>
        <Button
          ref={button}
          variant="default"
          aria-expanded={open}
          aria-controls={open ? formId : undefined}
          onClick={() => setOpen(!open)}
        >
          {ACCOUNT.changePassword}
        </Button>
      </Actions>
      {open && (
        <div id={formId}>
          <PasswordForm onSaved={onSaved} onDone={close} />
        </div>
      )}
    </>
  )
}
