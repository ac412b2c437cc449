import { DialogButton } from './dialog-button.tsx'
import { DIALOGS } from './dialogs.texts.ts'
import { openDialog, openDialogs } from './open-dialog.ts'

type Alert = { title?: string; text: string; blocking?: boolean; signal?: AbortSignal }
type Confirm = Alert & { confirmLabel?: string; cancelLabel?: string }

/** The questions and messages that any part of the product may raise. */
export const dialogs = {
  /** Resolves once it is read. A message that is already on the screen is not stacked upon itself. */
  alert: async ({ title, text, ...options }: Alert) => {
    const shown = openDialogs().find((open) => open.title === title && open.text === text)
    if (shown) await shown.ended
    else
      await openDialog<void>({
        title,
        text,
        ...options,
        body: (close) => <DialogButton label={DIALOGS.okay} primary onClick={() => close()} />,
      })
  },

  /** Whether the person agreed. To dismiss it is to decline. */
  confirm: async ({ confirmLabel, cancelLabel, ...options }: Confirm) => {
    const agreed = await openDialog<boolean>({
      ...options,
      body: (close) => (
        <>
          <DialogButton label={cancelLabel ?? DIALOGS.cancel} onClick={() => close(false)} />
          <DialogButton label={confirmLabel ?? DIALOGS.confirm} primary onClick={() => close(true)} />
        </>
      ),
    })
    return agreed ?? false
  },
}
