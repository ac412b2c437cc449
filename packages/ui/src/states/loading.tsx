import styles from './states.module.css'
import { STATES } from './states.texts.ts'

export const Loading = () => (
  <div className={styles.state} role="status">
    <span className={styles.loading}>{STATES.loading}</span>
  </div>
)
