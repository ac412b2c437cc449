import { useSearchParams } from 'react-router'

/**
 * What a screen filters by, kept in the address: a link shares the view, and a reload keeps it. What is as it was to
 * begin with stays out of the address.
 */
export function useAddressState<T extends Record<string, string>>(initial: T) {
  const [params, setParams] = useSearchParams()
  const state = Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [key, params.get(key) ?? value]),
  ) as T

  const change = (changes: Partial<T>) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        for (const [key, value] of Object.entries(changes)) {
          if (value === undefined || value === initial[key]) next.delete(key)
          else next.set(key, value)
        }
        return next
      },
      // Typing in a filter is not worth a step back each.
      { replace: true, preventScrollReset: true },
    )
  return [state, change] as const
}
