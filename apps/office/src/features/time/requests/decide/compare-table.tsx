import { VisuallyHidden } from '@mantine/core'
import type { CompareRow } from './compare-rows.ts'
import styles from './decide-request.module.css'
import { DECIDE } from './decide-request.texts.ts'

/** Both versions side by side; what differs is marked. A missing shift has one version only. */
export function CompareTable({ name, rows }: { name: string; rows: CompareRow[] }) {
  const hasNow = rows.some(({ now }) => now !== undefined)
  return (
    <table className={styles.compare} aria-label={DECIDE.compare(name)}>
      <thead>
        <tr>
          <td />
          {hasNow && <th scope="col">{DECIDE.now}</th>}
          <th scope="col">{DECIDE.wanted}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, wanted, changed }) => (
          <tr key={label} data-changed={changed || undefined}>
            <th scope="row">{label}</th>
            {hasNow && <td>{now}</td>}
            <td>
              <span className={styles.wanted}>{wanted}</span>
              {changed && <VisuallyHidden>, {DECIDE.changed}</VisuallyHidden>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
