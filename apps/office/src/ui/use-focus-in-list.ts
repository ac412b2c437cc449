import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list. When the item that had it leaves the list, the button of the item in its place gets it,
 * else of the last one, else the page. Items carry their key as `data-item`.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>, keys: readonly number[]) {
  const last = useRef<{ key: number; index: number }>(undefined)

  // After each drawing: the item may go before the window that removed it closes, or after. At once, because the window
  // finds a place for the focus itself when nobody else has.
  useLayoutEffect(() => {
    if (!last.current || keys.includes(last.current.key) || document.activeElement !== document.body) return
    const key = keys[Math.min(last.current.index, keys.length - 1)]
    list.current?.querySelector<HTMLElement>(`[data-item="${key}"] button`)?.focus()
  })
  // The last item takes the whole list with it.
  useEffect(
    () => () => {
      if (last.current && document.activeElement === document.body)
        document.getElementById('content')?.focus()
    },
    [],
  )

  return ({ target }: FocusEvent) => {
    const item = target.closest<HTMLElement>('[data-item]')
    const key = Number(item?.dataset.item)
    if (item) last.current = { key, index: keys.indexOf(key) }
  }
}
