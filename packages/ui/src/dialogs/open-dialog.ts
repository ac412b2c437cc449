import type { ReactNode } from 'react'

type DialogSpec<T> = {
  title?: string
  text?: string
  /** A blocking dialog is closed by its buttons only. */
  blocking?: boolean
  /** Gives the focus to the title instead of the first control. */
  startsAtTitle?: boolean
  /** Closes the dialog when its content is no longer valid. */
  signal?: AbortSignal
  /** The content below the text; it closes the dialog by calling `close`. */
  body: (close: (answer: T) => void) => ReactNode
}

export type OpenDialog = {
  id: number
  title?: string
  text?: string
  blocking: boolean
  startsAtTitle?: boolean
  body: ReactNode
  dismiss: () => void
  ended: Promise<unknown>
}

const NONE: readonly OpenDialog[] = []
const listeners = new Set<() => void>()
let dialogs = NONE
let lastId = 0

function change(next: readonly OpenDialog[]) {
  dialogs = next
  for (const listener of listeners) listener()
}

/** Opens a dialog on top, from anywhere. Resolves to its answer, or to undefined when it is dismissed. */
export function openDialog<T>({ title, text, blocking = false, startsAtTitle, signal, body }: DialogSpec<T>) {
  const id = ++lastId
  let settle: (answer?: T) => void
  const ended = new Promise<T | undefined>((resolve) => {
    settle = resolve
  })
  const close = (answer?: T) => {
    change(dialogs.filter((dialog) => dialog.id !== id))
    settle(answer)
  }
  signal?.addEventListener('abort', () => close())
  const shown = { id, title, text, blocking, startsAtTitle, body: body(close) }
  change([...dialogs, { ...shown, dismiss: () => close(), ended }])
  return ended
}

export function subscribeToDialogs(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const openDialogs = () => dialogs
export const noDialogs = () => NONE
