import { type ReactNode, Suspense, useId } from 'react'
import styles from './dashboard.module.css'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'

type Props = {
  title: string
  /** Beside the title. */
  picker?: ReactNode
  state: { loaded: boolean; failed: boolean; empty: boolean }
  emptyText: string
  /** The chart's summary in one sentence. */
  summary: string
  chart: ReactNode
  /** The same numbers as a table, for screen readers and exact values. */
  table: { head: string[]; rows: { key: string; name: string; numbers: number[] }[] }
}

/** A chart with a text summary and a data table; the chart itself is hidden from assistive technology. */
export function ChartSection({ title, picker, state, emptyText, summary, chart, table }: Props) {
  const id = useId()
  const { loaded, failed, empty } = state
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {picker}
      </div>
      {!loaded && failed && <p className={styles.empty}>{DASHBOARD_TEXTS.notLoaded}</p>}
      {loaded && empty && <p className={styles.empty}>{emptyText}</p>}
      {loaded && !empty && (
        <>
          <p className={styles.summary}>{summary}</p>
          <div className={styles.chart} aria-hidden="true">
            <Suspense fallback={null}>{chart}</Suspense>
          </div>
          <details className={styles.numbers}>
            <summary>{DASHBOARD_TEXTS.asTable}</summary>
            <Numbers label={title} {...table} />
          </details>
        </>
      )}
    </section>
  )
}

const Numbers = ({ label, head, rows }: { label: string } & Props['table']) => (
  <table aria-label={label}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, numbers }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {numbers.map((number, column) => (
            <td key={head[column + 1]}>{number}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
