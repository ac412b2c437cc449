import type { NightReport } from '@nightshift/shared/nights/night-reports/contract'
import { PROBLEMS } from '@nightshift/shared/nights/night-reports/problems'
import { formatInZone } from '@nightshift/shared/time'
import { EventFigures } from '../event-figures.tsx'
import { nightText } from '../night-words.ts'
import { CompareTable } from './compare-table.tsx'
import { REPORT } from './report.texts.ts'
import { ReportIncidents } from './report-incidents.tsx'
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
