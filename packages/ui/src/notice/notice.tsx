import { useEffect, useState } from 'react'
import { focusContent } from './content-focus.ts'
import { dismissedNotices, dismissNotice } from './dismissed.ts'
import styles from './notice.module.css'
import { NOTICE } from './notice.texts.ts'
import colours from './notice-colours.module.css'

type Props = {
  message: string
  kind?: keyof typeof NOTICE.titles
  /** Changes with the words. The browser remembers it, so that what was dismissed stays so. */
  id?: string
}

/** A message above a page, until it is dismissed. */
export function Notice({ message, kind = 'public', id }: Props) {
  const [dismissed, setDismissed] = useState(false)
  // After hydration: the server does not know what this browser has dismissed.
  useEffect(() => {
    if (id && dismissedNotices().includes(id)) setDismissed(true)
  }, [id])
  if (!message || dismissed) return null
  const title = NOTICE.titles[kind]
  const dismiss = () => {
    if (id) dismissNotice(id)
    setDismissed(true)
    focusContent()
  }
  return (
    <section
      className={`${styles.notice} ${colours.colours}`}
      aria-label={title}
      data-kind={kind}
      data-notice={id}
    >
      <p className={styles.message}>
        <strong className={styles.title}>{title}</strong> {message}
      </p>
      <button type="button" className={styles.dismiss} aria-label={NOTICE.dismiss} onClick={dismiss}>
        ×
      </button>
    </section>
  )
}
