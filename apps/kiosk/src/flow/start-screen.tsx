import { Clock } from '../device/clock.tsx'
import { KIOSK } from '../kiosk.texts.ts'
import styles from './start-screen.module.css'

type Props = { timeZone: string; logo: string | null; onStart: () => void }

/** The idle kiosk: the time, and a button that starts the camera. */
export const StartScreen = ({ timeZone, logo, onStart }: Props) => (
  <div className={styles.start}>
    {logo && <img className={styles.logo} src={logo} alt="" />}
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
