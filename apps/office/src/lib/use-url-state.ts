import { useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Filter state in the URL's search parameters: a link shares the view, and a reload keeps it. Default values are left
 * out.
 */
export function useUrlState<T extends Record<string, string>>(initial: T) {
  const [params, setParams] = useSearchParams()
  const inAddress = Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [key, params.get(key) ?? value]),
  ) as T
  // Optimistic: the router updates asynchronously, which is too late for a controlled text field.
  const [ahead, setAhead] = useState<{ changes: Partial<T>; of: URLSearchParams }>()
  const isAhead = ahead !== undefined && ahead.of === params
  const state: T = isAhead ? { ...inAddress, ...ahead.changes } : inAddress

  const change = (changes: Partial<T>) => {
    const wanted = { ...state, ...changes }
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(wanted)) {
      if (value === undefined || value === initial[key]) next.delete(key)
      else next.set(key, value)
    }
    setAhead({ changes: wanted, of: params })
    // Replaces the history entry, so that key strokes add no history entries.
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return [state, change] as const
}
