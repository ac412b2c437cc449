import type { SlowCall } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import styles from './health.module.css'
import { HEALTH } from './health.texts.ts'
import { HealthCard } from './health-card.tsx'

const words = HEALTH.slowCalls

/** The slow calls of the last week; on a narrow screen each row is a block. */
export function SlowCalls({ calls, timeZone }: { calls: SlowCall[]; timeZone: string }) {
  if (!calls.length)
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
            {[words.call, words.count, words.average, words.slowest, words.last].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map(({ method, route, calls: count, averageMs, slowestMs, lastAt }) => (
            <tr key={`${method} ${route}`}>
              <th scope="row">
                <code>
                  {method} {route}
                </code>
              </th>
              <td data-label={words.count}>{count}</td>
              <td data-label={words.average}>{words.seconds(averageMs)}</td>
              <td data-label={words.slowest}>{words.seconds(slowestMs)}</td>
              <td data-label={words.last}>{formatDateTime(lastAt, timeZone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HealthCard>
  )
}
