import type { IncidentChange, NightReport } from '@nightshift/shared/nights/night-reports/contract'
import { PROBLEMS } from '@nightshift/shared/nights/night-reports/problems'
import { formatClock, formatInZone } from '@nightshift/shared/time'
import { EventFigures } from '../event-figures.tsx'
import { NIGHTS } from '../night-reports.texts.ts'
import { differenceText, FIGURES, nameOf, nightText, shortNight } from '../night-words.ts'
import { REPORT } from './report.texts.ts'
import { ReportPeople } from './report-people.tsx'
import styles from './report-sheet.module.css'

const ABSENT_AND_MORE = ['noShow', 'excused', 'late', 'extra'] as const

/** What is printed: the night on one page. */
export function ReportSheet({ report }: { report: NightReport }) {
  const { festival, night, closedAt, closedBy, version, isReplaced, events, totals } = report
  const { timeZone } = festival
  return (
    <article className={styles.sheet} aria-label={REPORT.title}>
      <div className={styles.head}>
        <div>
          <p className={styles.festival}>{festival.name}</p>
          <h2 className={styles.night}>{nightText(night)}</h2>
        </div>
        <dl className={styles.closed}>
          <dt>{REPORT.closedBy}</dt>
          <dd>
            <strong>{`${closedBy.firstName} ${closedBy.lastName}`}</strong>
            <span>{formatInZone(new Date(closedAt), 'EEE, MMM d, yyyy, h:mm a', timeZone)}</span>
            {version > 1 && <span>{REPORT.version(version)}</span>}
          </dd>
        </dl>
      </div>
      {isReplaced && <p className={styles.replaced}>{REPORT.replaced}</p>}
      <div className={styles.columns}>
        <section className={styles.part}>
          <h3>{REPORT.figures}</h3>
          <CompareTable report={report} />
          {!report.before && <p className={styles.nothing}>{REPORT.noBefore}</p>}
        </section>
        <div className={styles.side}>
          <section className={styles.part}>
            <h3>{REPORT.left}</h3>
            <ReportPeople report={report} kinds={PROBLEMS} none={REPORT.nothingLeft} />
          </section>
          <section className={styles.part}>
            <h3>{REPORT.incidents}</h3>
            <ReportIncidents report={report} />
          </section>
          <section className={styles.part}>
            <h3>{REPORT.people}</h3>
            <ReportPeople report={report} kinds={ABSENT_AND_MORE} none={REPORT.nobody} />
          </section>
        </div>
      </div>
      {events.length > 0 && (
        <section className={styles.part}>
          <h3>{REPORT.byEvent}</h3>
          <EventFigures events={events} totals={totals} />
        </section>
      )}
      <p className={styles.notes}>{REPORT.note(timeZone, totals.money !== null)}</p>
    </article>
  )
}

/** The figures of the night beside those of the report before. */
function CompareTable({ report: { night, totals, before } }: { report: NightReport }) {
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

/** The incidents as the report keeps them, and what became of them since. */
function ReportIncidents({ report }: { report: NightReport }) {
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
