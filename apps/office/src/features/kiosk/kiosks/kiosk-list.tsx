import type { Kiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { KioskCard, RevokedKiosk } from './kiosk-card.tsx'
import styles from './kiosks.module.css'
import { KIOSKS } from './kiosks.texts.ts'

type Props = { kiosks: Kiosk[]; revoked: Kiosk[]; onRevoke: (kiosk: Kiosk) => void }

/** The kiosks in use, and the revoked ones folded away. */
export const KioskList = ({ kiosks, revoked, onRevoke }: Props) => (
  <>
    {kiosks.length === 0 && <NoticeState part title={KIOSKS.empty} text={KIOSKS.emptyText} />}
    {kiosks.length > 0 && (
      <ul className={styles.list} aria-label={KIOSKS.list}>
        {kiosks.map((kiosk) => (
          <li key={kiosk.id}>
            <KioskCard kiosk={kiosk} onRevoke={() => onRevoke(kiosk)} />
          </li>
        ))}
      </ul>
    )}
    {revoked.length > 0 && (
      <details className={styles.revoked}>
        <summary>{KIOSKS.revoked(revoked.length)}</summary>
        <ul>
          {revoked.map((kiosk) => (
            <RevokedKiosk key={kiosk.id} kiosk={kiosk} />
          ))}
        </ul>
      </details>
    )}
  </>
)
