import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PublishedNights } from './publication.api.ts'
import { PUBLISH } from './publication.texts.ts'
import styles from './publish-nights.module.css'
import { PublishWindow } from './publish-window.tsx'
import { usePublication } from './use-publication.ts'

/** The button that publishes a night, or all of them, with how many people it would tell something. */
export function PublishNights(nights: PublishedNights) {
  const [isOpen, setOpen] = useState(false)
  const { publication } = usePublication(nights)
  const count = publication?.affected.length ?? 0
  return (
    <>
      <Button
        variant={count ? 'filled' : 'default'}
        rightSection={
          count > 0 && (
            <span className={styles.count}>
              <span aria-hidden>{count}</span>
              <span className={styles.spoken}>{PUBLISH.waiting(count)}</span>
            </span>
          )
        }
        onClick={() => setOpen(true)}
      >
        {PUBLISH.button(nights.night)}
      </Button>
      {isOpen && <PublishWindow nights={nights} onClose={() => setOpen(false)} />}
    </>
  )
}
