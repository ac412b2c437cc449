import { useEffect } from 'react'

/** Opens the entry that the URL fragment names, on load and on each change, and scrolls to it. */
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

/** A click on a link to the current fragment fires no hashchange, so it is handled here. */
function openAgain({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest('a')
  if (link && link.href === window.location.href) openNamedEntry()
}
