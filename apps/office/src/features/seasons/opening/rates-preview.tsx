import { formatCents, toCents } from '@nightshift/shared/money'
import styles from './opening.module.css'
import { OPENING } from './opening.texts.ts'
import type { RaisedRate } from './raised-rates.ts'

const { columns } = OPENING
const dollars = (rate: number) => formatCents(toCents(rate))

/** The rates before and after the raise. */
export const RatesPreview = ({ rates }: { rates: RaisedRate[] }) => (
  <>
    <p role="status" className={styles.count}>
      {rates.length ? OPENING.changed(rates.length) : OPENING.unchanged}
    </p>
    {rates.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
      <section className={styles.frame} tabIndex={0} aria-label={OPENING.preview}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.position}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col" className={styles.amount}>
                {columns.before}
              </th>
              <th scope="col" className={styles.amount}>
                {columns.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ key, position, people, before, after }) => (
              <tr key={key}>
                <th scope="row">{position}</th>
                <td>{people === undefined ? OPENING.byDefault : OPENING.people(people)}</td>
                <td className={styles.amount}>{dollars(before)}</td>
                <td className={styles.amount}>{dollars(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </>
)
