import {
  Button,
  type ButtonProps,
  CloseButton,
  type MantineThemeOverride,
  MantineThemeProvider,
} from '@mantine/core'
import { DialogFrame } from '@nightshift/ui/dialogs/dialog-frame.tsx'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { openDialogs } from '@nightshift/ui/dialogs/open-dialog.ts'
import { createContext, type ReactNode, use, useId, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCloseOnBack, useUnsavedChanges } from './leaving/leave-blockers.ts'
import { OFFICE } from './office.texts.ts'

const WIDTHS = { md: '30rem', lg: 'var(--width-form)', xl: '48rem' }

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** A question, a form, or what has columns; else a width. */
  size?: keyof typeof WIDTHS | (string & {})
  /** Closing needs a confirmation. */
  unsaved?: boolean
  /** A click on the backdrop never closes it. */
  staticBackdrop?: boolean
}

const CloseContext = createContext(() => {})

/**
 * A dialog of the office, in the frame of alerts and confirmations. A backdrop click, Escape or Back does not discard
 * unsaved input, and the opener gets the focus back.
 */
export function OfficeModal({
  title,
  onClose,
  children,
  size = 'lg',
  unsaved = false,
  staticBackdrop = false,
}: Props) {
  const id = useId()
  useReturnFocus()
  useUnsavedChanges(unsaved)
  useCloseOnBack(close)
  // Lists and menus would open below the dialog.
  const theme = useMemo<MantineThemeOverride>(
    () => ({ components: { Portal: { defaultProps: { target: `[data-floats="${id}"]` } } } }),
    [id],
  )

  async function close() {
    // One question at a time.
    if (openDialogs().length) return
    if (unsaved && !(await dialogs.confirm({ text: OFFICE.unsaved, confirmLabel: OFFICE.discard }))) return
    onClose()
  }
  return createPortal(
    <DialogFrame
      title={title}
      titleId={id}
      width={size in WIDTHS ? WIDTHS[size as keyof typeof WIDTHS] : size}
      staticBackdrop={unsaved || staticBackdrop}
      onDismiss={close}
      close={<CloseButton aria-label={OFFICE.close} onClick={close} />}
      floats={<div data-floats={id} />}
    >
      <MantineThemeProvider theme={theme}>
        <CloseContext value={close}>
          {/* One part of the frame, whatever is in it. */}
          <div>{children}</div>
        </CloseContext>
      </MantineThemeProvider>
    </DialogFrame>,
    document.body,
  )
}

/** Closes the surrounding modal, after a confirmation when something is unsaved. */
export const CancelButton = (props: ButtonProps & { autoFocus?: boolean }) => (
  <Button variant="default" onClick={use(CloseContext)} {...props} />
)

/** For each open modal, the candidates for the focus on close, nearest first. */
const openers: HTMLElement[][] = []

/** Returns the focus to a modal's opener on close. A modal that replaces another one inherits its opener. */
function useReturnFocus() {
  const [candidates] = useState(() => [openerNow(), ...(openers.at(-1) ?? [])])
  useLayoutEffect(() => {
    openers.push(candidates)
    return () => {
      openers.splice(openers.indexOf(candidates), 1)
      // After a following modal has taken the focus.
      setTimeout(() => {
        for (const element of [...candidates, document.getElementById('content')]) {
          if (document.activeElement !== document.body) return
          // Nothing happens to one that is gone or disabled, such as Publish when everything is live.
          element?.focus({ preventScroll: true })
        }
      })
    }
  }, [candidates])
}

/** The focused element; for a menu item the menu's button, because the item unmounts. */
function openerNow() {
  const active = (document.activeElement ?? document.body) as HTMLElement
  const menu = active.closest('[role=menu]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? active
}
