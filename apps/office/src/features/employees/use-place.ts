import { useLayoutEffect, useRef, useState } from 'react'

const NOWHERE = { width: 0, top: 0 }

/** How wide an element is and where on the page it begins, also after what stands above it has wrapped. */
export function usePlace() {
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
