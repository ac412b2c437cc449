import type { SlowCall } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { DataTable } from '../../../kit/data-table.tsx'
import styles from './health.module.css'
import { HEALTH } from './health.texts.ts'
import { HealthCard } from './health-card.tsx'

const words = HEALTH.slowCalls

/** The slow calls of the last week. */
export function SlowCalls({ calls, timeZone }: { calls: SlowCall[]; timeZone: string }) {
  if (!calls.length)
    return (
      <HealthCard title={words.title}>
        <p className={styles.explanation}>{words.empty}</p>
      </HealthCard>
    )
  return (
    <HealthCard title={words.title} explanation={words.explanation}>
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
    </HealthCard>
  )
}
