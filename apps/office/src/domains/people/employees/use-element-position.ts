import { useLayoutEffect, useRef, useState } from 'react'

const NOWHERE = { width: 0, top: 0 }

/** An element's width and its top on the page, measured again when the layout above it wraps. */
export function useElementPosition() {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(NOWHERE)
  useLayoutEffect(() => {
    const measure = () => {
      const { width, top } = ref.current!.getBoundingClientRect()
      const next = { width, top: Math.round(top + window.scrollY) }
      setPlace((known) => (known.width === next.width && known.top === next.top ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(ref.current!)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, ...place }
}
