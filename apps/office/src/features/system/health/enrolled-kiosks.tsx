import type { KioskHealth } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import styles from './health.module.css'
import { HEALTH } from './health.texts.ts'
import { HealthCard } from './health-card.tsx'

const words = HEALTH.enrolledKiosks

/** The kiosks of all festivals; on a narrow screen each row is a block. */
export function EnrolledKiosks({ kiosks, timeZone }: { kiosks: KioskHealth[]; timeZone: string }) {
  if (!kiosks.length)
    return (
      <HealthCard title={words.title}>
        <p className={styles.explanation}>{words.empty}</p>
      </HealthCard>
    )
  return (
    <HealthCard title={words.title} explanation={words.explanation}>
      <table className={styles.table} aria-label={words.title}>
        <thead>
          <tr>
            {[words.kiosk, words.lastSeen, words.waiting, words.clock, words.storage].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kiosks.map((kiosk) => (
            <tr key={kiosk.id}>
              <th scope="row" className={styles.kiosk}>
                {kiosk.name}
                <span>{kiosk.festivalName}</span>
              </th>
              <td data-label={words.lastSeen}>
                {kiosk.lastSeenAt ? formatDateTime(kiosk.lastSeenAt, timeZone) : words.never}
              </td>
              <td data-label={words.waiting}>{waitingText(kiosk, timeZone)}</td>
              <td data-label={words.clock}>{words.clockText(kiosk.clockSkewMs)}</td>
              <td data-label={words.storage}>{words.storageText(kiosk.storagePersisted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HealthCard>
  )
}

function waitingText({ waitingPunches, oldestWaitingAt }: KioskHealth, timeZone: string) {
  if (!waitingPunches || !oldestWaitingAt) return waitingPunches
  return words.waitingSince(waitingPunches, formatDateTime(oldestWaitingAt, timeZone))
}
