import type { LineKind, NightReport, ReportLine } from '@nightshift/shared/nights/night-reports/contract'
import { nightSpan } from '@nightshift/shared/nights/night-reports/night-span'
import { formatClock, formatInZone } from '@nightshift/shared/time'
import { NIGHTS } from '../night-reports.texts.ts'
import { nameOf } from '../night-words.ts'
import { REPORT } from './report.texts.ts'
import styles from './report-sheet.module.css'

type Props = { report: NightReport; kinds: readonly LineKind[]; none: string }

/** The people of these kinds, a line of names for each kind. */
export function ReportPeople({ report, kinds, none }: Props) {
  const { lines } = report
  const shown = kinds.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    return own.length ? [{ kind, own }] : []
  })
  if (!shown.length) return <p className={styles.nothing}>{none}</p>
  return (
    <dl className={styles.people}>
      {shown.map(({ kind, own }) => (
        <div key={kind}>
          <dt>{`${NIGHTS.kinds[kind]} (${own.length})`}</dt>
          <dd>{own.map((line) => textOf(line, report)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(line: ReportLine, { night, festival: { timeZone } }: NightReport) {
  const name = nameOf(line)
  // With its date where it began in an earlier night.
  const sinceText = () =>
    new Date(line.at) < nightSpan(night, timeZone).startsAt
      ? formatInZone(line.at, 'EEE, MMM d, h:mm a', timeZone)
      : formatClock(line.at, timeZone)
  if (line.kind === 'late') return REPORT.detail(name, NIGHTS.minutesLate(line.minutes ?? 0))
  if (line.kind === 'stillIn') return REPORT.detail(name, REPORT.since(sinceText()))
  return REPORT.detail(name, line.positionName)
}
