import type { SystemHealth } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { Facts } from '../../../kit/facts.tsx'
import { HEALTH } from './health.texts.ts'
import { HealthCard } from './health-card.tsx'

type Props = { health: SystemHealth; timeZone: string }

/** Version, database and disk. */
export function SystemFacts({ health: { version, startedAt, database, disk }, timeZone }: Props) {
  const words = HEALTH.system
  return (
    <HealthCard title={words.title}>
      <Facts
        facts={[
          { label: words.version, value: version },
          { label: words.startedAt, value: formatDateTime(startedAt, timeZone) },
          { label: words.databaseSize, value: words.size(database.sizeBytes) },
          {
            label: words.disk,
            value: disk ? words.diskOf(disk.freeBytes, disk.totalBytes) : words.diskElsewhere,
          },
          {
            label: words.connections,
            value: words.connectionsOf(database.connections, database.maxConnections),
          },
        ]}
      />
    </HealthCard>
  )
}

/** Badge scans at all kiosks, enrolled or not. */
export function KioskFacts({ health: { scans }, timeZone }: Props) {
  const words = HEALTH.kiosks
  return (
    <HealthCard title={words.title}>
      <Facts
        facts={[
          { label: words.scans, value: scans.count },
          {
            label: words.lastScan,
            value: scans.lastAt ? formatDateTime(scans.lastAt, timeZone) : words.noScan,
          },
        ]}
      />
    </HealthCard>
  )
}

/** When the last good backup was made, of those that the server makes itself. */
export function BackupFacts({ health: { backups }, timeZone }: Props) {
  const words = HEALTH.backups
  if (!backups.automatic)
    return (
      <HealthCard title={words.title}>
        <Facts facts={[{ label: words.made, value: words.outside }]} />
      </HealthCard>
    )
  const { lastGood, kept } = backups
  return (
    <HealthCard title={words.title}>
      <Facts
        facts={[
          { label: words.made, value: words.automatically },
          { label: words.lastGood, value: lastGood ? formatDateTime(lastGood.at, timeZone) : words.none },
          ...(lastGood ? [{ label: words.size, value: words.sizeOf(lastGood.rows, lastGood.bytes) }] : []),
          { label: words.kept, value: kept },
        ]}
      />
    </HealthCard>
  )
}
