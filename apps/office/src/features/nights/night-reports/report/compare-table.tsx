import type { NightReport } from '@nightshift/shared/nights/night-reports/contract'
import { NIGHTS } from '../night-reports.texts.ts'
import { differenceText, FIGURES, shortNight } from '../night-words.ts'
import { REPORT } from './report.texts.ts'
import styles from './report-sheet.module.css'

/** The figures of the night beside those of the report before. */
export function CompareTable({ report: { night, totals, before } }: { report: NightReport }) {
  const rows = FIGURES.filter(({ value }) => value(totals) !== undefined)
  return (
    <table className={styles.compare} aria-label={REPORT.figures}>
      <thead>
        <tr>
          <td />
          <th scope="col">{shortNight(night)}</th>
          {before && (
            <>
              <th scope="col">{shortNight(before.night)}</th>
              <th scope="col">{REPORT.difference}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, value, text }) => {
          const now = value(totals) ?? 0
          const earlier = before ? (value(before.totals) ?? 0) : undefined
          return (
            <tr key={id}>
              <th scope="row">{NIGHTS.figures[id]}</th>
              <td>{text(now)}</td>
              {earlier !== undefined && (
                <>
                  <td>{text(earlier)}</td>
                  <td>{differenceText(now - earlier, text)}</td>
                </>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
