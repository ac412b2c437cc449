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
  /** Closing needs a confirmation. */
  unsaved?: boolean
  /** A click on the backdrop never closes it. */
  staticBackdrop?: boolean
}

const CloseContext = createContext(() => {})

/**
 * A modal dialog of the office. A backdrop click, Escape or Back does not discard unsaved input, and the opener gets
 * the focus back.
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
    // A prompt above the modal handles Escape.
    if (openDialogs().length) return
    if (unsaved && !(await confirmDiscard())) return
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
      closeButtonProps={{ 'aria-label': OFFICE.close }}
      // The <header> of a dialog must not be a banner landmark.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
      onClickCapture={onClickCapture}
    >
      <CloseContext value={close}>{children}</CloseContext>
    </Modal>
  )
}

/** Closes the surrounding modal, after a confirmation when something is unsaved. */
export const CancelButton = (props: ButtonProps) => (
  <Button variant="default" onClick={use(CloseContext)} {...props} />
)

async function confirmDiscard() {
  // Deferred: the Escape press that opens the question would also close it.
  await new Promise((resolve) => setTimeout(resolve))
  return dialogs.confirm({ text: OFFICE.unsaved, confirmLabel: OFFICE.discard })
}
