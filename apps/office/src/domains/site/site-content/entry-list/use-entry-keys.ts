import { useRef } from 'react'

/**
 * React keys for entries that have no lasting id of their own. They follow the entries through the list's own changes;
 * a list of another length from outside gets new ones.
 */
export function useEntryKeys(length: number) {
  const next = useRef(0)
  const make = () => `entry-${next.current++}`
  const keys = useRef<string[]>([])
  if (keys.current.length !== length) keys.current = Array.from({ length }, make)
  return {
    keys: keys.current,
    make,
    set: (changed: string[]) => {
      keys.current = changed
    },
  }
}
