import { openDialogs, subscribeToDialogs } from '@nightshift/ui/dialogs/open-dialog.ts'
import { useEffectEvent, useLayoutEffect } from 'react'

type Close = () => void

// What a step back must not pass: windows, which it closes, and unsaved changes, which it asks about.
const windows: Close[] = []
const unsavedForms = new Set<object>()
/** Those of them that somebody agreed to lose. */
const givenUp = new Set<object>()
const listeners = new Set<() => void>()

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function changed() {
  // Only while it is needed: browsers keep no page with this listener for a fast way back.
  if (hasUnsavedChanges()) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
  for (const listener of listeners) listener()
}

/** Tells when a window opens or closes, or when unsaved changes begin or end. */
export function subscribeToBlockers(listener: () => void) {
  listeners.add(listener)
  const unsubscribe = subscribeToDialogs(listener)
  return () => {
    listeners.delete(listener)
    unsubscribe()
  }
}

/** Leaving the page loses changes while this form has some: every way out asks first. */
export function useUnsavedChanges(unsaved: boolean) {
  // A layout effect: the key that leaves may be waiting already when the typing is drawn.
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

/** The browser's Back, or a phone's gesture, closes this window before it leaves the page. */
export function useCloseOnBack(close: Close) {
  const closeLatest = useEffectEvent(close)
  useLayoutEffect(() => {
    const entry = () => closeLatest()
    windows.push(entry)
    changed()
    return () => {
      windows.splice(windows.indexOf(entry), 1)
      changed()
    }
  }, [])
}

export const hasUnsavedChanges = () => unsavedForms.size > givenUp.size

/** For somebody who agreed to lose them. */
export function forgetUnsavedChanges() {
  for (const form of unsavedForms) givenUp.add(form)
  changed()
}

/** For somebody who agreed to lose them, and whom the browser did not take anywhere. */
export function rememberUnsavedChanges() {
  givenUp.clear()
  changed()
}

/** The topmost thing that Back closes. A blocking dialog is none: it keeps nobody on the page. */
export function topmostClosable(): Close | undefined {
  const dialog = openDialogs().findLast(({ blocking }) => !blocking)
  return dialog?.dismiss ?? windows.at(-1)
}

export const isBlocked = () => hasUnsavedChanges() || topmostClosable() !== undefined
