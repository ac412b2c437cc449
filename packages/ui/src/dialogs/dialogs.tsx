import { DialogButton } from './dialog-button.tsx'
import { DIALOGS } from './dialogs.texts.ts'
import { openDialog, openDialogs } from './open-dialog.ts'

type Alert = { title?: string; text: string; blocking?: boolean; signal?: AbortSignal }
type Confirm = Alert & { confirmLabel?: string; cancelLabel?: string }

/** The shared alert and confirm dialogs. */
export const dialogs = {
  /** Resolves when it is closed. A message that is already shown is not opened again. */
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

  /** Resolves to whether the person agreed. Dismissing declines. */
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
