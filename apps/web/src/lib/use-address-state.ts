import { useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * What a screen filters by, kept in the address: a link shares the view, and a reload keeps it. What is as it was to
 * begin with stays out of the address.
 */
export function useAddressState<T extends Record<string, string>>(initial: T) {
  const [params, setParams] = useSearchParams()
  const inAddress = Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [key, params.get(key) ?? value]),
  ) as T
  // The router follows a moment later, which is too late for a field that somebody is typing in.
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
    // Typing in a filter is not worth a step back each.
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return [state, change] as const
}
