import type { KioskHealth } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { DataTable } from '../../../kit/data-table.tsx'
import { Section } from '../../../kit/page.tsx'
import { HEALTH } from './health.texts.ts'

const words = HEALTH.enrolledKiosks

/** The kiosks of all festivals. */
export function EnrolledKiosks({ kiosks, timeZone }: { kiosks: KioskHealth[]; timeZone: string }) {
  if (!kiosks.length) return <Section framed title={words.title} about={words.empty} />
  return (
    <Section framed title={words.title} about={words.explanation}>
      <DataTable
        label={words.title}
        rows={kiosks}
        keyOf={({ id }) => id}
        columns={[
          { label: words.kiosk, value: ({ name }) => name },
          { label: words.festival, value: ({ festivalName }) => festivalName },
          {
            label: words.lastSeen,
            value: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt, timeZone) : words.never),
          },
          { label: words.waiting, value: (kiosk) => waitingText(kiosk, timeZone), isNumber: true },
          { label: words.clock, value: ({ clockSkewMs }) => words.clockText(clockSkewMs) },
          { label: words.storage, value: ({ storagePersisted }) => words.storageText(storagePersisted) },
        ]}
      />
    </Section>
  )
}

function waitingText({ waitingPunches, oldestWaitingAt }: KioskHealth, timeZone: string) {
  if (!waitingPunches || !oldestWaitingAt) return waitingPunches
  return words.waitingSince(waitingPunches, formatDateTime(oldestWaitingAt, timeZone))
}
