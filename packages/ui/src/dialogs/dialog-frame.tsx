import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import styles from './dialog.module.css'
import { useOpeningClick } from './use-opening-click.ts'

type Props = {
  /** An alert dialog interrupts. */
  role?: 'dialog' | 'alertdialog'
  title?: string
  titleId: string
  /** Of what names it; that of the title, if nothing is said. */
  labelledBy?: string
  describedBy?: string
  /** Gives the focus to the title instead of what says `data-autofocus`, or the first control. */
  startsAtTitle?: boolean
  /** Beside the title. */
  close?: ReactNode
  width?: string
  /** Escape and Back do not close it; a click beside it does not either. */
  blocking?: boolean
  /** A click beside it does not close it. */
  staticBackdrop?: boolean
  /** Escape, Back or a click beside it. It may ask, and stay. */
  onDismiss: () => void
  children: ReactNode
  /** Beside the part that scrolls: menus and lists that open in it. */
  floats?: ReactNode
}

/**
 * What every dialog is in: the native `<dialog>`, so that what lies below is inert, the topmost one has Escape, and the
 * focus goes back to where it was.
 */
export function DialogFrame({
  role = 'dialog',
  title,
  titleId,
  labelledBy = titleId,
  describedBy,
  startsAtTitle,
  close,
  width,
  blocking = false,
  staticBackdrop = blocking,
  onDismiss,
  children,
  floats,
}: Props) {
  const frame = useRef<HTMLDialogElement>(null)
  const pressedInside = useRef(false)
  const isOpeningClick = useOpeningClick()
  useModal(frame)

  const dismiss = () => {
    if (!blocking) onDismiss()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, nativeEvent } = event
    // Also from a dialog that stands in this one in React, but not in the document.
    if (event.key !== 'Escape' || nativeEvent.isComposing || !frame.current?.contains(target as Node)) return
    // A list that is open closes, and no dialog.
    const isTaken = (target as Element).closest('[data-mantine-stop-propagation=true]')
    // The browser would close it, whatever is unsaved.
    event.preventDefault()
    if (!isTaken) dismiss()
  }
  /** A key that was pressed nowhere, or Back of a phone. A file field is cancelled, too. */
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== frame.current) return
    event.preventDefault()
    dismiss()
  }
  const onClose = () => {
    const element = frame.current
    if (!element || element.open) return
    // Browsers allow a second close request even if the first was prevented.
    element.showModal()
    dismiss()
  }
  const onMouseDown = ({ target }: MouseEvent) => {
    pressedInside.current = target !== frame.current
  }
  const onClickCapture = (click: MouseEvent) => {
    if (!isOpeningClick(click, click.target === frame.current)) return
    click.preventDefault()
    click.stopPropagation()
  }
  const onClick = ({ target, detail }: MouseEvent) => {
    // Whoever selects text may let go beside the dialog.
    const isSelecting = pressedInside.current
    pressedInside.current = false
    // The first click of a double click may have dismissed a toast that stood beside the dialog.
    const isSecond = detail > 1
    if (!staticBackdrop && !isSelecting && !isSecond && target === frame.current) dismiss()
  }

  return (
    <dialog
      ref={frame}
      role={role}
      className={styles.frame}
      style={width ? ({ '--dialog-width': width } as CSSProperties) : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClose}
      onMouseDown={onMouseDown}
      onClickCapture={onClickCapture}
      onClick={onClick}
    >
      <div className={styles.panel}>
        {title && (
          <div className={styles.head}>
            <h2
              id={titleId}
              tabIndex={startsAtTitle ? -1 : undefined}
              data-autofocus={startsAtTitle}
              className={styles.title}
            >
              {title}
            </h2>
            {close}
          </div>
        )}
        {children}
      </div>
      {floats}
    </dialog>
  )
}

let frames: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setFrames(next: readonly HTMLDialogElement[]) {
  frames = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The dialog on top, if one is open: what lies below it can be seen, but not pressed. */
export const useTopmostFrame = () =>
  useSyncExternalStore(
    subscribe,
    () => frames.at(-1),
    () => undefined,
  )

function useModal(frame: RefObject<HTMLDialogElement | null>) {
  // <dialog>.close() restores the focus, so it runs before React removes the element.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    setFrames([...frames, element])
    return () => {
      element.close()
      setFrames(frames.filter((open) => open !== element))
    }
  }, [frame])
}
