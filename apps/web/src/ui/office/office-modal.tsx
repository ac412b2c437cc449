import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { dialogs } from '../dialogs/dialogs.tsx'
import { openDialogs } from '../dialogs/open-dialog.ts'
import { OFFICE } from './office.texts.ts'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  size?: ModalProps['size']
  /** There is something to lose: only on request, and after a question, does it close. */
  unsaved?: boolean
  /** A click beside it closes nothing, whether or not there is something to lose. */
  staticBackdrop?: boolean
}

/** A window of the office above its page. A stray click or Escape never costs what somebody has typed. */
export function OfficeModal({
  title,
  onClose,
  children,
  size = 'lg',
  unsaved = false,
  staticBackdrop = false,
}: Props) {
  async function close() {
    // A question of ours that stands above it has the Escape key.
    if (openDialogs().length) return
    if (unsaved && !(await agreesToLose())) return
    onClose()
  }
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={size}
      closeOnClickOutside={!unsaved && !staticBackdrop}
      closeButtonProps={{ 'aria-label': OFFICE.close, size: 44 }}
      // Its <header> is that of a window, not of the page.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
      styles={{ title: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' } }}
    >
      {children}
    </Modal>
  )
}

async function agreesToLose() {
  // The press of Escape that asks to close would close the question, too.
  await new Promise((resolve) => setTimeout(resolve))
  return dialogs.confirm({ text: OFFICE.unsaved, confirmLabel: OFFICE.discard })
}
