import { Clock } from '../device/clock.tsx'
import { KIOSK } from '../kiosk.texts.ts'
import styles from './start-screen.module.css'

/** The idle kiosk: the time, and a button that starts the camera. */
export const StartScreen = ({ timeZone, onStart }: { timeZone: string; onStart: () => void }) => (
  <div className={styles.start}>
    <h1 className={styles.title}>{KIOSK.heading}</h1>
    <p className={styles.clock}>
      <Clock timeZone={timeZone} />
    </p>
    <button type="button" className={styles.button} onClick={onStart}>
      {KIOSK.start}
    </button>
    <p className={styles.hint}>{KIOSK.hint}</p>
  </div>
)
