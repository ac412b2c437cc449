import { openDialogs, subscribeToDialogs } from '@nightshift/ui/dialogs/open-dialog.ts'
import { useEffectEvent, useLayoutEffect } from 'react'

type Close = () => void

// What blocks Back: open modals, which it closes, and unsaved changes, which it asks about.
const openModals: Close[] = []
const unsavedForms = new Set<object>()
/** The unsaved forms whose changes the person agreed to discard. */
const givenUp = new Set<object>()
const listeners = new Set<() => void>()

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function changed() {
  // Only while needed: pages with this listener are excluded from the back/forward cache.
  if (hasUnsavedChanges()) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
  for (const listener of listeners) listener()
}

/** Notifies when a modal opens or closes, or when unsaved changes start or end. */
export function subscribeToBlockers(listener: () => void) {
  listeners.add(listener)
  const unsubscribe = subscribeToDialogs(listener)
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

/** Marks the page as having unsaved changes: every navigation asks first. */
export function useUnsavedChanges(unsaved: boolean) {
  // A layout effect: the key press that leaves may already be queued.
  useLayoutEffect(() => {
    if (!unsaved) return
    const form = {}
    unsavedForms.add(form)
    changed()
    return () => {
      unsavedForms.delete(form)
      givenUp.delete(form)
      changed()
    }
  }, [unsaved])
}

/** The browser's Back closes this modal before it leaves the page. */
export function useCloseOnBack(close: Close) {
  const closeLatest = useEffectEvent(close)
  useLayoutEffect(() => {
    const modal = () => closeLatest()
    openModals.push(modal)
    changed()
    return () => {
      openModals.splice(openModals.indexOf(modal), 1)
      changed()
    }
  }, [])
}

export const hasUnsavedChanges = () => unsavedForms.size > givenUp.size

/** After the person agreed to discard them. */
export function forgetUnsavedChanges() {
  for (const form of unsavedForms) givenUp.add(form)
  changed()
}

/** Undoes `forgetUnsavedChanges` when the browser did not leave. */
export function rememberUnsavedChanges() {
  givenUp.clear()
  changed()
}

/** The topmost dialog or modal that Back closes. A blocking dialog cannot be closed, and does not stop Back. */
export function topmostClosable(): Close | undefined {
  const dialog = openDialogs().findLast(({ blocking }) => !blocking)
  return dialog?.dismiss ?? openModals.at(-1)
}

export const isBlocked = () => hasUnsavedChanges() || topmostClosable() !== undefined
