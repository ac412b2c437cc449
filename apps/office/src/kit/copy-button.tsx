import { Button, VisuallyHidden } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useState } from 'react'
import { OFFICE } from './office.texts.ts'

const SHOWN_MS = 3_000

/** Copies a text and says so. Browsers refuse it without a secure connection: then it is shown to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return dialogs.alert({ title: OFFICE.copyByHand, text })
    }
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }
  return (
    <>
      <Button variant="default" onClick={copy}>
        {copied ? OFFICE.copied : label}
      </Button>
      <VisuallyHidden role="status">{copied && OFFICE.copied}</VisuallyHidden>
    </>
  )
}
