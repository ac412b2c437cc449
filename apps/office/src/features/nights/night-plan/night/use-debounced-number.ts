import { useEffect, useRef, useState } from 'react'

/** Steps that follow each other are saved as one. */
const SETTLED_MS = 400

/**
 * A number that is saved once it rests, and when its field leaves the page. Until the plan was read again, the changed
 * number is shown.
 */
export function useDebouncedNumber(stored: number, save: (value: number) => Promise<unknown>) {
  const [draft, setDraft] = useState<number>()
  const pending = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(save)
  latest.current = save

  const flush = async () => {
    clearTimeout(timer.current)
    const value = pending.current
    pending.current = undefined
    if (value === undefined) return
    await latest.current(value)
    // Something newer may have been typed meanwhile.
    if (pending.current === undefined) setDraft(undefined)
  }
  const flushRef = useRef(flush)
  flushRef.current = flush
  useEffect(() => () => void flushRef.current(), [])

  function change(value: number) {
    clearTimeout(timer.current)
    setDraft(value)
    pending.current = value
    timer.current = setTimeout(() => flushRef.current(), SETTLED_MS)
  }
  return [draft ?? stored, change] as const
}
