import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { OFFICE } from '../office.texts.ts'
import { forgetUnsavedChanges, hasUnsavedChanges } from './leave-blockers.ts'

/** Whether the page may be left: at once when nothing is unsaved, else after a question. */
export async function agreeToLeave() {
  if (!hasUnsavedChanges()) return true
  const agreed = await dialogs.confirm({ text: OFFICE.unsavedOnPage, confirmLabel: OFFICE.discard })
  if (agreed) forgetUnsavedChanges()
  return agreed
}
