import { useState } from 'react'
import { focusContent } from './content-focus.ts'
import styles from './notice.module.css'
import { NOTICE } from './notice.texts.ts'

/** The festival's public message, until it is dismissed. */
export function Notice({ message }: { message: string }) {
  const [dismissed, setDismissed] = useState(false)
  if (!message || dismissed) return null
  const dismiss = () => {
    setDismissed(true)
    focusContent()
  }
  return (
    <section className={styles.notice} aria-label={NOTICE.title}>
      <p className={styles.message}>
        <strong className={styles.title}>{NOTICE.title}</strong> {message}
      </p>
      <button type="button" className={styles.dismiss} aria-label={NOTICE.dismiss} onClick={dismiss}>
        ×
      </button>
    </section>
  )
}
