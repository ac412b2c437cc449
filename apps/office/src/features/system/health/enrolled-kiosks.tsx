import type { KioskHealth } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { DataTable } from '../../../kit/data-table.tsx'
import styles from './health.module.css'
import { HEALTH } from './health.texts.ts'
import { HealthCard } from './health-card.tsx'

const words = HEALTH.enrolledKiosks

/** The kiosks of all festivals. */
export function EnrolledKiosks({ kiosks, timeZone }: { kiosks: KioskHealth[]; timeZone: string }) {
  if (!kiosks.length)
    return (
      <HealthCard title={words.title}>
        <p className={styles.explanation}>{words.empty}</p>
      </HealthCard>
    )
  return (
    <HealthCard title={words.title} explanation={words.explanation}>
      <DataTable
        label={words.title}
        rows={kiosks}
        keyOf={({ id }) => id}
        columns={[
          {
            label: words.kiosk,
            value: ({ name, festivalName }) => (
              <span className={styles.kiosk}>
                {name}
                <span>{festivalName}</span>
              </span>
            ),
          },
          {
            label: words.lastSeen,
            value: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt, timeZone) : words.never),
          },
          { label: words.waiting, value: (kiosk) => waitingText(kiosk, timeZone), isNumber: true },
          { label: words.clock, value: ({ clockSkewMs }) => words.clockText(clockSkewMs) },
          { label: words.storage, value: ({ storagePersisted }) => words.storageText(storagePersisted) },
        ]}
      />
    </HealthCard>
  )
}

function waitingText({ waitingPunches, oldestWaitingAt }: KioskHealth, timeZone: string) {
  if (!waitingPunches || !oldestWaitingAt) return waitingPunches
  return words.waitingSince(waitingPunches, formatDateTime(oldestWaitingAt, timeZone))
}
