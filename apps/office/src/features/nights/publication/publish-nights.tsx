import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PublishedNights } from './publication.api.ts'
import styles from './publication.module.css'
import { PUBLISH } from './publication.texts.ts'
import { PublishWindow } from './publish-window.tsx'

type Props = PublishedNights & {
  /** How many people it affects. */
  affected: number
}

/** The button that publishes a night, or all of them. Who is affected is read when it is pressed. */
export function PublishNights({ affected: count, ...nights }: Props) {
  const [isOpen, setOpen] = useState(false)
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
