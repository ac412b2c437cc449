import { formatCents, toCents } from '@nightshift/shared/money'
import { DataTable } from '../../../kit/data-table.tsx'
import { Text } from '../../../kit/layout.tsx'
import styles from '../seasons.module.css'
import { OPENING } from './opening.texts.ts'
import type { RaisedRate } from './raised-rates.ts'

const { columns } = OPENING
const dollars = (rate: number) => formatCents(toCents(rate))

/** The rates before and after the raise. */
export const RatesPreview = ({ rates }: { rates: RaisedRate[] }) => (
  <>
    <Text status>{rates.length ? OPENING.changed(rates.length) : OPENING.unchanged}</Text>
    {rates.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
      <section className={styles.frame} tabIndex={0} aria-label={OPENING.preview}>
        <DataTable
          label={OPENING.preview}
          rows={rates}
          keyOf={({ key }) => key}
          columns={[
            { label: columns.position, value: ({ position }) => position },
            {
              label: columns.who,
              value: ({ people }) => (people === undefined ? OPENING.byDefault : OPENING.people(people)),
            },
            { label: columns.before, value: ({ before }) => dollars(before), isNumber: true },
            { label: columns.after, value: ({ after }) => dollars(after), isNumber: true },
          ]}
        />
      </section>
    )}
  </>
)
