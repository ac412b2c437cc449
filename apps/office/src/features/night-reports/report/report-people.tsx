import type { LineKind, NightReport, ReportLine } from '@nightshift/shared/night-reports/contract'
import { formatClock } from '@nightshift/shared/time'
import { NIGHTS } from '../night-reports.texts.ts'
import { nameOf } from '../night-words.ts'
import { REPORT } from './report.texts.ts'
import styles from './report-sheet.module.css'

type Props = { report: NightReport; kinds: readonly LineKind[]; none: string }

/** The people of these kinds, a line of names for each kind. */
export function ReportPeople({ report: { lines, festival }, kinds, none }: Props) {
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
          <dd>{own.map((line) => textOf(line, festival.timeZone)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(line: ReportLine, timeZone: string) {
  const name = nameOf(line)
  if (line.kind === 'late') return REPORT.detail(name, NIGHTS.minutesLate(line.minutes ?? 0))
  if (line.kind === 'stillIn') return REPORT.detail(name, REPORT.since(formatClock(line.at, timeZone)))
  return REPORT.detail(name, line.positionName)
}
