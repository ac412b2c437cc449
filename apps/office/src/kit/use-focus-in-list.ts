import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusPage } from './focus-page.ts'

/**
 * Keeps the focus in a list. When the focused item is removed, the target of the item in its place gets the focus, else
 * that of the last one, else the page. Items carry their key as `data-item`.
 */
export function useFocusInList(
  list: RefObject<HTMLElement | null>,
  keys: readonly (number | string)[],
  target = 'button',
) {
  const last = useRef<{ key: string; index: number }>(undefined)

  // A layout effect after every render: the item may be removed before or after the modal closes, and the modal
  // restores the focus itself when nothing has it.
  useLayoutEffect(() => {
    const isThere = keys.some((key) => String(key) === last.current?.key)
    if (!last.current || isThere || document.activeElement !== document.body) return
    if (!keys.length) {
      last.current = undefined
      return focusPage()
    }
    const key = keys[Math.min(last.current.index, keys.length - 1)]
    list.current?.querySelector<HTMLElement>(`[data-item="${key}"] ${target}`)?.focus()
  })
  // With its last item a list unmounts, or is empty.
  useEffect(
    () => () => {
      if (last.current && document.activeElement === document.body) focusPage()
    },
    [],
  )

  return (event: FocusEvent) => {
    const key = event.target.closest<HTMLElement>('[data-item]')?.dataset.item
    if (key !== undefined) last.current = { key, index: keys.findIndex((one) => String(one) === key) }
  }
}
