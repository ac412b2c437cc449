import { Alert } from '@mantine/core'
import { useMutationState } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { OFFICE } from '../office.texts.ts'
import styles from './waiting-notice.module.css'

/** A button that does nothing for longer than this needs a reason. */
const PATIENCE_MS = 5_000

/**
 * Says that an act has no answer yet: until then its button does nothing, and what is pressed next may wait for it. Those
 * that take minutes by their nature show their progress themselves.
 */
export function WaitingNotice() {
  const since = useMutationState({
    filters: { status: 'pending', predicate: ({ meta }) => !meta?.showsProgress },
    select: ({ state }) => state.submittedAt,
  })
  const oldest = Math.min(...since)
  return since.length ? <AfterPatience key={oldest} since={oldest} /> : null
}

/** A popover lies above an open window, in which the act may have been started. Old browsers show it below. */
const show = (element: HTMLElement | null) => element?.showPopover?.()

function AfterPatience({ since }: { since: number }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), since + PATIENCE_MS - Date.now())
    return () => clearTimeout(timer)
  }, [since])
  if (!isLong) return null
  return (
    <div popover="manual" ref={show} className={styles.notice}>
      <Alert role="status" color="yellow">
        {OFFICE.noAnswerYet}
      </Alert>
    </div>
  )
}
