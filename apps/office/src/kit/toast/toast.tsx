import { Button, CloseButton } from '@mantine/core'
import { useTopmostFrame } from '@nightshift/ui/dialogs/dialog-frame.tsx'
import { TodoIcon } from '@nightshift/ui/icon.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { OFFICE } from '../office.texts.ts'
import styles from './toast.module.css'

type Toast = { text: string; undo?: () => void }

const SHOWN_MS = 8_000

let current: Toast | undefined
const listeners = new Set<() => void>()

function show(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}

/** Says for 8 seconds what was done, with the way back where there is one. The next one takes its place. */
export const toast = (text: string, undo?: () => void) => show({ text, undo })

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Where toasts appear; mounted once. */
export function ToastHost() {
  const shown = useSyncExternalStore(subscribe, () => current)
  const frame = useTopmostFrame()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!shown || isHeld) return
    const timer = setTimeout(() => show(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown, isHeld])
  // What was done is not said again in an office that is opened later.
  useEffect(() => () => show(undefined), [])
  const close = () => {
    setHeld(false)
    show(undefined)
  }
  if (!shown) return null
  return createPortal(
    <div className={styles.host}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whoever reads it or reaches for it has time */}
      <div
        className={styles.toast}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <TodoIcon />
        <span role="status">{shown.text}</span>
        {shown.undo && (
          <Button
            variant="subtle"
            onClick={() => {
              shown.undo?.()
              close()
            }}
          >
            {OFFICE.undo}
          </Button>
        )}
        <CloseButton aria-label={OFFICE.dismiss} onClick={close} />
      </div>
    </div>,
    // What lies below a dialog cannot be pressed.
    frame ?? document.body,
  )
}
