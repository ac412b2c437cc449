import { useSyncExternalStore } from 'react'
import { useSiteSettings } from '../gate/use-site-settings.ts'
import { asksConsent, type Choice } from './consent.ts'

const KEY = 'dreadmoor-consent'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Storage may be switched off; then the question comes again with each page, and nothing loads before it. */
function stored(): Choice | undefined {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'accepted' || value === 'refused' ? value : undefined
  } catch {
    return undefined
  }
}

let choice: Choice | undefined
let read = false
function current() {
  if (!read) choice = stored()
  read = true
  return choice
}

function decide(next: Choice | undefined) {
  choice = next
  try {
    if (next) localStorage.setItem(KEY, next)
    else localStorage.removeItem(KEY)
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener()
}

export const privacyControl = () =>
  Boolean((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl)

/** What the visitor has decided, if there was anything to decide; unknown until the page has come to life. */
export function useConsent() {
  const settings = useSiteSettings()
  const asks = useSyncExternalStore(
    subscribe,
    () => asksConsent(settings, privacyControl()),
    () => false,
  )
  const decided = useSyncExternalStore(subscribe, current, () => undefined)
  return { settings, asks, choice: decided, decide }
}
