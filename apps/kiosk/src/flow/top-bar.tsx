import type { KioskSelf } from '@nightshift/shared/kiosk/kiosks/contract'
import { PRODUCT } from '@nightshift/ui/page-title.tsx'
import { Clock } from '../device/clock.tsx'
import type { Connection } from '../device/use-connection.ts'
import { SoundIcon } from '../icons.tsx'
import styles from '../kiosk.module.css'
import { KIOSK } from '../kiosk.texts.ts'

type Props = {
  /** Shows the time in this zone; undefined on the start screen, which has a larger clock. */
  timeZone?: string
  /** The festival's; the start screen has a larger one. */
  logo: string | null
  /** The enrolled kiosk. */
  self: KioskSelf | undefined
  connection: Connection
  muted: boolean
  onMute: () => void
}

export const TopBar = ({ timeZone, logo, self, connection, muted, onMute }: Props) => (
  <header className={styles.top}>
    {logo && <img className={styles.logo} src={logo} alt={self?.festivalName ?? ''} />}
    {self ? (
      <div className={styles.name}>
        <p className={styles.product}>{logo ? self.name : KIOSK.kioskName(self.name, self.festivalName)}</p>
        <p className={styles.state} data-connection={connection}>
          {KIOSK.connection[connection]}
        </p>
      </div>
    ) : (
      <p className={styles.product}>{!logo && PRODUCT}</p>
    )}
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
