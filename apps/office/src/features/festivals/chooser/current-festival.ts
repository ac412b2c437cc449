const COOKIE = 'FM_CUR_FEST'
const DAY_S = 24 * 60 * 60
const listeners = new Set<() => void>()

/** The id that the cookie carries. The server reads the same cookie, so nothing here remembers another. */
export function currentFestivalId() {
  const value = new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(document.cookie)?.[1]
  return value === undefined ? undefined : Number(value)
}

/** Makes a festival the current one, for another day. */
export const keepCurrentFestival = (id: number) => write(String(id), DAY_S)

/** Forgets the chosen festival, so that one has to be chosen again. */
export const clearCurrentFestival = () => write('', 0)

function write(value: string, maxAge: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers people use
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${maxAge}; samesite=lax`
  for (const listener of listeners) listener()
}

/** Tells of changes made here at once, and of those of other tabs when this one is looked at again. */
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
