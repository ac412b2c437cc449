const KEY = 'dismissed-notices'
/** The ids of notices that were dismissed last. Older ones have long been replaced by other words. */
const KEPT = 20

const isId = (id: unknown): id is string => typeof id === 'string' && /^\w+$/.test(id)

/** The notices that this browser has dismissed; none where storage is blocked. */
export function dismissedNotices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId) : []
  } catch {
    return []
  }
}

export function dismissNotice(id: string) {
  try {
    const others = dismissedNotices().filter((other) => other !== id)
    localStorage.setItem(KEY, JSON.stringify([...others, id].slice(-KEPT)))
  } catch {
    // Storage is blocked: valid for this page only.
  }
}

/** Hides dismissed notices before hydration removes them, so that the page does not jump. */
export function hideDismissedNotices() {
  const ids = dismissedNotices()
  if (!ids.length) return
  const style = document.createElement('style')
  style.textContent = `${ids.map((id) => `[data-notice="${id}"]`).join()}{display:none}`
  document.head.append(style)
}
