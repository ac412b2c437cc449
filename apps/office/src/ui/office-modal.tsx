import { Button, type ButtonProps, Modal, type ModalProps } from '@mantine/core'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { openDialogs } from '@nightshift/ui/dialogs/open-dialog.ts'
import { useOpeningClick } from '@nightshift/ui/dialogs/use-opening-click.ts'
import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { useCloseOnBack, useUnsavedChanges } from './leaving/leave-blockers.ts'
import { OFFICE } from './office.texts.ts'
import { useReturnFocus } from './use-return-focus.ts'

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

const CloseContext = createContext(() => {})

/**
 * A window of the office above its page. A stray click, Escape or Back never costs what somebody has typed, and what
 * opened it gets the focus back.
 */
export function OfficeModal({
  title,
  onClose,
  children,
  size = 'lg',
  unsaved = false,
  staticBackdrop = false,
}: Props) {
  const isOpeningClick = useOpeningClick()
  useReturnFocus()
  useUnsavedChanges(unsaved)
  useCloseOnBack(close)

  async function close() {
    // A question of ours that stands above it has the Escape key.
    if (openDialogs().length) return
    if (unsaved && !(await agreesToLose())) return
    onClose()
  }
  const onClickCapture = (click: MouseEvent) => {
    const onBackdrop = !(click.target as Element).closest('[role=dialog]')
    if (!isOpeningClick(click, onBackdrop)) return
    click.preventDefault()
    click.stopPropagation()
  }
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={size}
      closeOnClickOutside={!unsaved && !staticBackdrop}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': OFFICE.close, size: 44 }}
      // Its <header> is that of a window, not of the page.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
      styles={{ title: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' } }}
      onClickCapture={onClickCapture}
    >
      <CloseContext value={close}>{children}</CloseContext>
    </Modal>
  )
}

/** Closes the window it stands in as its cross does: after a question when there is something to lose. */
export const CancelButton = (props: ButtonProps) => (
  <Button variant="default" onClick={use(CloseContext)} {...props} />
)

async function agreesToLose() {
  // The press of Escape that asks to close would close the question, too.
  await new Promise((resolve) => setTimeout(resolve))
  return dialogs.confirm({ text: OFFICE.unsaved, confirmLabel: OFFICE.discard })
}
