import { SYSTEM_CALLS } from '@nightshift/shared/system/health/calls'
import type { SystemHealth } from '@nightshift/shared/system/health/contract'
import { formatClock, formatDateTime } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../../kit/facts.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { BrowserErrors } from '../health/browser-errors.tsx'
import { EnrolledKiosks } from '../health/enrolled-kiosks.tsx'
import { HEALTH } from '../health/health.texts.ts'
import { HealthCard } from '../health/health-card.tsx'
import { HealthSummary } from '../health/health-summary.tsx'
import { SlowCalls } from '../health/slow-calls.tsx'
import styles from './health-page.module.css'

const CHECK_MS = 60_000

/** Whether all is well, or what to do; below it what this is judged by. */
export default function HealthPage() {
  const { timeZone } = useFestival()
  const checked = useQuery({
    ...queryOf(SYSTEM_CALLS.health),
    refetchInterval: CHECK_MS,
  })
  return (
    <GeneralFrame>
      <Loaded query={checked} failed={HEALTH.loadFailed} empty="never">
        {(health) => (
          <>
            <HealthSummary
              health={health}
              checkedAt={formatClock(new Date(checked.dataUpdatedAt), timeZone)}
              failed={checked.error !== null}
            />
            <div className={styles.facts}>
              <SystemFacts health={health} timeZone={timeZone} />
              <div className={styles.column}>
                <BackupFacts health={health} timeZone={timeZone} />
                <KioskFacts health={health} timeZone={timeZone} />
              </div>
            </div>
            <EnrolledKiosks kiosks={health.kiosks} timeZone={timeZone} />
            <SlowCalls calls={health.slowCalls} timeZone={timeZone} />
            <BrowserErrors groups={health.browserErrors} timeZone={timeZone} />
          </>
        )}
      </Loaded>
    </GeneralFrame>
  )
}

type Props = { health: SystemHealth; timeZone: string }

/** Version, database and disk. */
function SystemFacts({ health: { version, startedAt, database, disk }, timeZone }: Props) {
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
function KioskFacts({ health: { scans }, timeZone }: Props) {
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
function BackupFacts({ health: { backups }, timeZone }: Props) {
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
