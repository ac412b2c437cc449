import { PRODUCT } from '@nightshift/ui/page-title.tsx'
import { Clock } from '../device/clock.tsx'
import { SoundIcon } from '../icons.tsx'
import styles from '../kiosk.module.css'
import { KIOSK } from '../kiosk.texts.ts'

type Props = {
  /** Shows the time in this zone; undefined on the start screen, which has a larger clock. */
  timeZone?: string
  offline: boolean
  muted: boolean
  onMute: () => void
}

export const TopBar = ({ timeZone, offline, muted, onMute }: Props) => (
  <header className={styles.top}>
    <p className={styles.product}>{PRODUCT}</p>
    <p className={styles.offline} role="status">
      {offline ? KIOSK.offline : ''}
    </p>
    {timeZone && (
      <p className={styles.clock}>
        <Clock timeZone={timeZone} />
      </p>
    )}
    <button type="button" className={styles.mute} aria-pressed={!muted} onClick={onMute}>
      <SoundIcon muted={muted} />
      <span>{muted ? KIOSK.sound.off : KIOSK.sound.on}</span>
    </button>
  </header>
)
