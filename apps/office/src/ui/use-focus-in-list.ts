import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list. When the focused item is removed, the button of the item in its place gets the focus, else
 * that of the last one. Items carry their key as `data-item`.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>, keys: readonly number[]) {
  const last = useRef<{ key: number; index: number }>(undefined)

  // A layout effect after every render: the item may be removed before or after the modal closes, and the modal
  // restores the focus itself when nothing has it.
  useLayoutEffect(() => {
    if (!last.current || keys.includes(last.current.key) || document.activeElement !== document.body) return
    const key = keys[Math.min(last.current.index, keys.length - 1)]
    list.current?.querySelector<HTMLElement>(`[data-item="${key}"] button`)?.focus()
  })
  // With the last item the list unmounts: focuses the page.
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
