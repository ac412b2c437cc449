import { useLayoutEffect, useState } from 'react'

/** For each open modal, the candidates for the focus on close, nearest first. */
const openers: HTMLElement[][] = []

/** Returns the focus to a modal's opener on close. A modal that replaces another one inherits its opener. */
export function useReturnFocus() {
  const [candidates] = useState(() => [openerNow(), ...(openers.at(-1) ?? [])])
  useLayoutEffect(() => {
    openers.push(candidates)
    return () => {
      openers.splice(openers.indexOf(candidates), 1)
      // After a following modal has taken the focus.
      setTimeout(() => {
        for (const element of [...candidates, document.getElementById('content')]) {
          if (document.activeElement !== document.body) return
          // Nothing happens to one that is gone or disabled, such as Publish when everything is live.
          element?.focus({ preventScroll: true })
        }
      })
    }
  }, [candidates])
}

/** The focused element; for a menu item the menu's button, because the item unmounts. */
function openerNow() {
  const active = (document.activeElement ?? document.body) as HTMLElement
  const menu = active.closest('[role=menu]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? active
}
