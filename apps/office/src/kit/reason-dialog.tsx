import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Actions, Stack, Text } from './layout.tsx'
import { CancelButton, OfficeModal } from './office-modal.tsx'

type Props = {
  title: string
  /** Sentences, or what else is decided here. */
  text: ReactNode
  label: string
  /** Shown when there is no reason. */
  missing: string
  maxLength: number
  cancel: string
  action: string
  busy: boolean
  onGive: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason. Without one nothing is sent. */
export function ReasonDialog(props: Props) {
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isMissing) field.current?.focus()
    else if (!props.busy) props.onGive(reason.trim())
  }
  return (
    <OfficeModal title={props.title} unsaved={!isMissing} onClose={props.onClose}>
      <Stack onSubmit={submit}>
        {typeof props.text === 'string' ? <Text>{props.text}</Text> : props.text}
        <Textarea
          ref={field}
          label={props.label}
          required
          data-autofocus
          rows={3}
          maxLength={props.maxLength}
          value={reason}
          error={checked && isMissing ? props.missing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Actions>
          <CancelButton>{props.cancel}</CancelButton>
          <Button type="submit" aria-busy={props.busy}>
            {props.action}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}
