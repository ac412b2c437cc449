import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the entry that the address names, whenever it comes to name one, and brings it into view. */
export function useNamedEntry() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same name followed again opens its entry again
  useEffect(() => {
    const entry = hash && document.getElementById(hash.slice(1))
    if (!(entry instanceof HTMLDetailsElement)) return
    entry.open = true
    entry.scrollIntoView()
  }, [hash, key])
}
