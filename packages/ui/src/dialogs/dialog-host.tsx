import { useId, useSyncExternalStore } from 'react'
import styles from './dialog.module.css'
import { DialogFrame } from './dialog-frame.tsx'
import { noDialogs, type OpenDialog, openDialogs, subscribeToDialogs } from './open-dialog.ts'
import { useClosingClick } from './use-opening-click.ts'

/** Renders the open dialogs; mounted once per document. */
export function DialogHost() {
  useClosingClick()
  return useSyncExternalStore(subscribeToDialogs, openDialogs, noDialogs).map((dialog) => (
    <Dialog key={dialog.id} {...dialog} />
  ))
}

function Dialog({ title, text, blocking, startsAtTitle, body, dismiss }: OpenDialog) {
  const titleId = useId()
  const textId = useId()
  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      titleId={titleId}
      labelledBy={title ? titleId : textId}
      describedBy={title && text ? textId : undefined}
      startsAtTitle={startsAtTitle}
      blocking={blocking}
      onDismiss={dismiss}
    >
      {text && (
        <p id={textId} className={styles.text}>
          {text}
        </p>
      )}
      <div className={styles.actions}>{body}</div>
    </DialogFrame>
  )
}
