import {
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import styles from './dialog.module.css'
import { noDialogs, type OpenDialog, openDialogs, subscribeToDialogs } from './open-dialog.ts'
import { useClosingClick, useOpeningClick } from './use-opening-click.ts'

/** Renders the open dialogs; mounted once per document. */
export function DialogHost() {
  useClosingClick()
  return useSyncExternalStore(subscribeToDialogs, openDialogs, noDialogs).map((dialog) => (
    <DialogFrame key={dialog.id} {...dialog} />
  ))
}

function DialogFrame({ title, text, blocking, startsAtTitle, body, dismiss }: OpenDialog) {
  const frame = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const textId = useId()
  const isOpeningClick = useOpeningClick()

  // <dialog>.close() restores the focus, so it runs before React removes the element.
  useLayoutEffect(() => {
    const element = frame.current
    element?.showModal()
    // Does nothing without a tab index.
    heading.current?.focus()
    return () => element?.close()
  }, [])

  const keepOpen = (event: KeyboardEvent) => {
    if (blocking && event.key === 'Escape') event.preventDefault()
  }
  const onClose = () => {
    const element = frame.current
    if (!element || element.open) return
    // Browsers allow a second close request even if the first was prevented.
    if (blocking) element.showModal()
    else dismiss()
  }
  const onClickCapture = (click: MouseEvent) => {
    if (!isOpeningClick(click, click.target === frame.current)) return
    click.preventDefault()
    click.stopPropagation()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!blocking && target === frame.current) dismiss()
  }

  return (
    <dialog
      ref={frame}
      role="alertdialog"
      className={styles.frame}
      aria-labelledby={title ? titleId : textId}
      aria-describedby={title && text ? textId : undefined}
      onKeyDown={keepOpen}
      onClose={onClose}
      onClickCapture={onClickCapture}
      onClick={onClick}
    >
      <div className={styles.panel}>
        {title && (
          <h2 ref={heading} id={titleId} tabIndex={startsAtTitle ? -1 : undefined} className={styles.title}>
            {title}
          </h2>
        )}
        {text && (
          <p id={textId} className={styles.text}>
            {text}
          </p>
        )}
        <div className={styles.actions}>{body}</div>
      </div>
    </dialog>
  )
}
