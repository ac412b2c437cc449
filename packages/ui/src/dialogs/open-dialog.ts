import type { ReactNode } from 'react'

type DialogSpec<T> = {
  title?: string
  text?: string
  /** A blocking dialog is left by its buttons only. */
  blocking?: boolean
  /** Takes the dialog back when what it says is no longer so. */
  signal?: AbortSignal
  /** What stands below the text; it ends the dialog by calling `close`. */
  body: (close: (answer: T) => void) => ReactNode
}

export type OpenDialog = {
  id: number
  title?: string
  text?: string
  blocking: boolean
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

/** Opens a dialog above all others, from anywhere. Resolves with its answer, or undefined when it is dismissed. */
export function openDialog<T>({ title, text, blocking = false, signal, body }: DialogSpec<T>) {
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
  change([...dialogs, { id, title, text, blocking, body: body(close), dismiss: () => close(), ended }])
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
