import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import styles from './attention.module.css'
import { ATTENTION } from './attention.texts.ts'

const REASON_MAX = 500

type Props = {
  title: string
  text: string
  label: string
  busy: boolean
  onDiscard: (reason: string) => void
  onClose: () => void
}

/** Asks why punches are discarded. */
export function DiscardWindow({ title, text, label, busy, onDiscard, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) field.current?.focus()
    else if (!busy) onDiscard(reason.trim())
  }
  return (
    <OfficeModal title={title} unsaved={!isMissing} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.hint}>{text}</p>
        <Textarea
          ref={field}
          label={ATTENTION.reason}
          required
          data-autofocus
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          error={checked && isMissing ? ATTENTION.reasonMissing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={styles.actions}>
          <CancelButton>{ATTENTION.cancel}</CancelButton>
          <Button type="submit" aria-busy={busy}>
            {label}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
