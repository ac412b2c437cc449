import { type ReactNode, Suspense } from 'react'
import { DataTable } from '../../../kit/data-table.tsx'
import { Fold } from '../../../kit/fold.tsx'
import { Text } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import styles from './dashboard.module.css'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'

type Figures = { key: string; name: string; numbers: number[] }

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
  table: { head: string[]; rows: Figures[] }
}

/** A chart with a text summary and a data table; the chart itself is hidden from assistive technology. */
export function ChartSection({ title, picker, state, emptyText, summary, chart, table }: Props) {
  const { loaded, failed, empty } = state
  const [name, ...numbers] = table.head
  return (
    <Section framed title={title} tools={picker}>
      {!loaded && failed && <Text quiet>{DASHBOARD_TEXTS.notLoaded}</Text>}
      {loaded && empty && <Text quiet>{emptyText}</Text>}
      {loaded && !empty && (
        <>
          <Text quiet>{summary}</Text>
          <div className={styles.chart} aria-hidden="true">
            <Suspense fallback={null}>{chart}</Suspense>
          </div>
          <Fold title={DASHBOARD_TEXTS.asTable}>
            <DataTable
              label={title}
              rows={table.rows}
              keyOf={({ key }) => key}
              columns={[
                { label: name!, value: (row) => row.name },
                ...numbers.map((label, index) => ({
                  label,
                  value: ({ numbers: figures }: Figures) => figures[index],
                  isNumber: true,
                })),
              ]}
              neverCards
            />
          </Fold>
        </>
      )}
    </Section>
  )
}
