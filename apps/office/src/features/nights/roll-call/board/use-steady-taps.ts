import { useLayoutEffect, useRef } from 'react'

/** Nobody sees a row and taps it within this time; a double tap is faster. */
const SETTLE_MS = 350

/**
 * Rows move up when somebody is ticked off, here or by another lead. Answers whether the list has stood still long
 * enough: a tap right after a move was meant for the row that was there before.
 */
export function useSteadyTaps(order: string) {
  const known = useRef(order)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    if (known.current === order) return
    known.current = order
    movedAt.current = performance.now()
  }, [order])
  return () => performance.now() - movedAt.current > SETTLE_MS
}
