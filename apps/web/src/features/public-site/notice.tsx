import { useState } from 'react'
import { focusContent } from './content-focus.ts'
import styles from './notice.module.css'
import { PUBLIC_SITE } from './public-site.texts.ts'

/** The festival's message of the moment, until it is dismissed. */
export function Notice({ message }: { message: string }) {
  const [dismissed, setDismissed] = useState(false)
  if (!message || dismissed) return null
  const dismiss = () => {
    setDismissed(true)
    focusContent()
  }
  return (
    <section className={styles.notice} aria-label={PUBLIC_SITE.noticeTitle}>
      <p className={styles.message}>
        <strong className={styles.title}>{PUBLIC_SITE.noticeTitle}</strong> {message}
      </p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={PUBLIC_SITE.dismissNotice}
        onClick={dismiss}
      >
        ×
      </button>
    </section>
  )
}
