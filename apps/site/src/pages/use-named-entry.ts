import { useEffect } from 'react'

/** Opens the entry that the address names, whenever it comes to name one, and brings it into view. */
export function useNamedEntry() {
  useEffect(() => {
    openNamedEntry()
    window.addEventListener('hashchange', openNamedEntry)
    document.addEventListener('click', openAgain)
    return () => {
      window.removeEventListener('hashchange', openNamedEntry)
      document.removeEventListener('click', openAgain)
    }
  }, [])
}

function openNamedEntry() {
  const entry = document.getElementById(window.location.hash.slice(1))
  if (!(entry instanceof HTMLDetailsElement)) return
  entry.open = true
  entry.scrollIntoView()
}

/** A link to the very address that is shown changes nothing, and opens its entry all the same. */
function openAgain({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest('a')
  if (link && link.href === window.location.href) openNamedEntry()
}
