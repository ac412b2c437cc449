import { STATES } from '@nightshift/ui/states/states.texts.ts'
import styles from './loaded.module.css'

/** What stands in for a list or a page until it is there: lines of the height of rows. */
export const LoadingRows = () => (
  <div role="status" className={styles.rows}>
    <span className={styles.words}>{STATES.loading}</span>
    {[38, 52, 30, 44, 34, 48].map((width) => (
      <div key={width} className={styles.row}>
        <span style={{ width: `${width}%` }} />
        <span />
        <span />
      </div>
    ))}
  </div>
)
