import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { OFFICE } from '../office.texts.ts'
import { forgetUnsavedChanges, hasUnsavedChanges } from './leave-blockers.ts'

/** Whether the page may be left: true without unsaved changes, else after a confirmation. */
export async function confirmLeave() {
  if (!hasUnsavedChanges()) return true
  const agreed = await dialogs.confirm({ text: OFFICE.unsavedOnPage, confirmLabel: OFFICE.discard })
  if (agreed) forgetUnsavedChanges()
  return agreed
}
