import { formatDateTime } from '@nightshift/shared/time'
import styles from './instant.module.css'

/** A date and time that wraps only between the two. */
export function Instant({ at, timeZone }: { at: string; timeZone: string }) {
  const [date = '', ...time] = formatDateTime(at, timeZone).split(' ')
  return (
    <>
      <span className={styles.part}>{date}</span> <span className={styles.part}>{time.join(' ')}</span>
    </>
  )
}
