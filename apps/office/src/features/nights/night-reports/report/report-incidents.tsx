import type { IncidentChange, NightReport } from '@nightshift/shared/nights/night-reports/contract'
import { formatClock, formatInZone } from '@nightshift/shared/time'
import { NIGHTS } from '../night-reports.texts.ts'
import { nameOf } from '../night-words.ts'
import { REPORT } from './report.texts.ts'
import styles from './report-sheet.module.css'

/** The incidents as the report keeps them, and what became of them since. */
export function ReportIncidents({ report }: { report: NightReport }) {
  const { incidents, changes, festival } = report
  const { timeZone } = festival
  return (
    <>
      {incidents.length === 0 && <p className={styles.nothing}>{REPORT.noIncidents}</p>}
      {incidents.length > 0 && (
        <ol className={styles.incidents}>
          {incidents.map(({ id, at, note, ...authors }) => (
            <li key={id}>
              <time>{formatClock(at, timeZone)}</time>
              <span>
                {note} <small>{NIGHTS.authors(authors)}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      {changes.length > 0 && (
        <>
          <h4>{REPORT.changes}</h4>
          <ol className={`${styles.incidents} ${styles.changes}`} aria-label={REPORT.changes}>
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the log of changes only grows at its end
              <li key={index}>
                <time>{formatInZone(change.changedAt, 'EEE, MMM d, yyyy, h:mm a', timeZone)}</time>
                <span>{textOf(change, timeZone)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function textOf({ changedBy, before, after }: IncidentChange, timeZone: string) {
  const who = nameOf({ person: changedBy })
  const said = ({ at, note }: NonNullable<IncidentChange['before']>) =>
    REPORT.incident(formatClock(at, timeZone), note)
  if (before && after) return REPORT.change.edited(who, said(before), said(after))
  if (after) return REPORT.change.added(who, said(after))
  return before ? REPORT.change.deleted(who, said(before)) : ''
}
