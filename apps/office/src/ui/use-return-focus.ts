import { useLayoutEffect, useState } from 'react'

/** Of each open window, what may get the focus when it closes, the nearest first. */
const openers: HTMLElement[][] = []

/**
 * Gives the focus back to what opened a window when the window closes. A window that takes the place of another one
 * inherits what opened that.
 */
export function useReturnFocus() {
  const [candidates] = useState(() => [openerNow(), ...(openers.at(-1) ?? [])])
  useLayoutEffect(() => {
    openers.push(candidates)
    return () => {
      openers.splice(openers.indexOf(candidates), 1)
      // After the next window, if there is one, has taken the focus.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const target = candidates.find((element) => element.isConnected && element !== document.body)
        const fallback = document.getElementById('content')
        ;(target ?? fallback)?.focus({ preventScroll: true })
      })
    }
  }, [candidates])
}

/** What has the focus; of an item in a menu, the button of the menu, because the item goes away with it. */
function openerNow() {
  const active = (document.activeElement ?? document.body) as HTMLElement
  const menu = active.closest('[role=menu]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? active
}
