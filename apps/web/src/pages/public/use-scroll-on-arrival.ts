import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Begins a page at its top, or at the section that its address names. The first page and "back" are the browser's. */
export function useScrollOnArrival() {
  const { pathname, hash } = useLocation()
  const followed = useNavigationType() !== 'POP'
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!followed) return
    const target = hash && document.getElementById(hash.slice(1))
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, followed])
}
