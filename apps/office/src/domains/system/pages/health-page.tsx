import { SYSTEM_CALLS } from '@nightshift/shared/system/health/calls'
import type { SlowCall, SystemHealth } from '@nightshift/shared/system/health/contract'
import { formatClock, formatDateTime } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '../../../kit/data-table.tsx'
import { Facts } from '../../../kit/facts.tsx'
import { Columns, Stack } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { BrowserErrors } from '../health/browser-errors.tsx'
import { EnrolledKiosks } from '../health/enrolled-kiosks.tsx'
import { HEALTH } from '../health/health.texts.ts'
import { HealthSummary } from '../health/health-summary.tsx'

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
            <Columns>
              <SystemFacts health={health} timeZone={timeZone} />
              <Stack>
                <BackupFacts health={health} timeZone={timeZone} />
                <KioskFacts health={health} timeZone={timeZone} />
              </Stack>
            </Columns>
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
    <Section framed title={words.title}>
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
    </Section>
  )
}

/** Badge scans at all kiosks, enrolled or not. */
function KioskFacts({ health: { scans }, timeZone }: Props) {
  const words = HEALTH.kiosks
  return (
    <Section framed title={words.title}>
      <Facts
        facts={[
          { label: words.scans, value: scans.count },
          {
            label: words.lastScan,
            value: scans.lastAt ? formatDateTime(scans.lastAt, timeZone) : words.noScan,
          },
        ]}
      />
    </Section>
  )
}

/** When the last good backup was made, of those that the server makes itself. */
function BackupFacts({ health: { backups }, timeZone }: Props) {
  const words = HEALTH.backups
  if (!backups.automatic)
    return (
      <Section framed title={words.title}>
        <Facts facts={[{ label: words.made, value: words.outside }]} />
      </Section>
    )
  const { lastGood, kept } = backups
  return (
    <Section framed title={words.title}>
      <Facts
        facts={[
          { label: words.made, value: words.automatically },
          { label: words.lastGood, value: lastGood ? formatDateTime(lastGood.at, timeZone) : words.none },
          ...(lastGood ? [{ label: words.size, value: words.sizeOf(lastGood.rows, lastGood.bytes) }] : []),
          { label: words.kept, value: kept },
        ]}
      />
    </Section>
  )
}

/** The slow calls of the last week. */
function SlowCalls({ calls, timeZone }: { calls: SlowCall[]; timeZone: string }) {
  const words = HEALTH.slowCalls
  if (!calls.length) return <Section framed title={words.title} about={words.empty} />
  return (
    <Section framed title={words.title} about={words.explanation}>
      <DataTable
        label={words.title}
        rows={calls}
        keyOf={({ method, route }) => `${method} ${route}`}
        columns={[
          { label: words.call, value: ({ method, route }) => <code>{`${method} ${route}`}</code> },
          { label: words.count, value: (call) => call.calls, isNumber: true },
          { label: words.average, value: ({ averageMs }) => words.seconds(averageMs), isNumber: true },
          { label: words.slowest, value: ({ slowestMs }) => words.seconds(slowestMs), isNumber: true },
          { label: words.last, value: ({ lastAt }) => formatDateTime(lastAt, timeZone), isNumber: true },
        ]}
      />
    </Section>
  )
}
