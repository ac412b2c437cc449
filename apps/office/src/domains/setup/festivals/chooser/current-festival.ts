const COOKIE = 'FM_CUR_FEST'
const DAY_S = 24 * 60 * 60
const listeners = new Set<() => void>()

/** The festival id in the cookie, which the server reads too: the cookie is the only store. */
export function currentFestivalId() {
  const value = new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(document.cookie)?.[1]
  return value === undefined ? undefined : Number(value)
}

/** Sets the cookie for another day. */
export const keepCurrentFestival = (id: number) => write(String(id), DAY_S)

/** Deletes the cookie, so that the chooser asks again. */
export const clearCurrentFestival = () => write('', 0)

function write(value: string, maxAge: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers people use
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${maxAge}; samesite=lax`
  for (const listener of listeners) listener()
}

/** Notifies of changes in this tab at once, and of other tabs' changes on focus. */
export function subscribeToCurrentFestival(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
