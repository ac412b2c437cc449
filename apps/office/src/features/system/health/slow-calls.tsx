import type { SlowCall } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { DataTable } from '../../../kit/data-table.tsx'
import { Section } from '../../../kit/page.tsx'
import { HEALTH } from './health.texts.ts'

const words = HEALTH.slowCalls

/** The slow calls of the last week. */
export function SlowCalls({ calls, timeZone }: { calls: SlowCall[]; timeZone: string }) {
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
