import { useSyncExternalStore } from 'react'
import { useSiteSettings } from '../gate/use-site-settings.ts'
import { asksConsent, type Choice } from './consent.ts'

const KEY = 'dreadmoor-consent'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where storage is blocked, every page asks again, and loads nothing before the answer. */
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
    // Storage is blocked: valid for this page only.
  }
  for (const listener of listeners) listener()
}

export const privacyControl = () =>
  Boolean((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl)

/** The visitor's consent, where any is needed; unknown until hydration. */
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
