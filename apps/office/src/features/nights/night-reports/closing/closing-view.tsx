import { Anchor } from '@mantine/core'
import type { LineKind, NightClosing } from '@nightshift/shared/nights/night-reports/contract'
import { formatInZone } from '@nightshift/shared/time'
import { Link } from 'react-router'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { EventFigures } from '../event-figures.tsx'
import { reportPath } from '../night-words.ts'
import styles from './closing.module.css'
import { CLOSING_NIGHT } from './closing.texts.ts'
import { Finish } from './finish.tsx'
import { Incidents } from './incidents.tsx'
import { NightFigures } from './night-figures.tsx'
import { NotHere } from './not-here.tsx'
import { Others } from './others.tsx'
import { Section } from './section.tsx'
import { StillIn } from './still-in.tsx'
import { ToReview } from './to-review.tsx'

/** The end of a night, from the top down: who is where, what happened, and the close. */
export function ClosingView({ closing }: { closing: NightClosing }) {
  const { timeZone } = useFestival()
  const { lines, report, totals, events } = closing
  const of = (...kinds: LineKind[]) => lines.filter(({ kind }) => kinds.includes(kind))
  const stillIn = of('stillIn')
  return (
    <div className={styles.view}>
      {report && (
        <p className={styles.closed}>
          {CLOSING_NIGHT.closedBy(
            `${report.closedBy.firstName} ${report.closedBy.lastName}`,
            formatInZone(new Date(report.closedAt), 'EEE h:mm a', timeZone),
          )}{' '}
          <Anchor component={Link} to={reportPath(report.id)} className={styles.link}>
            {CLOSING_NIGHT.openReport}
          </Anchor>
        </p>
      )}
      <NightFigures totals={totals} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <StillIn closing={closing} lines={stillIn} />
          <NotHere closing={closing} missing={of('missing')} marked={of('noShow', 'excused')} />
        </div>
        <div className={styles.column}>
          <ToReview lines={of('tipsMissing', 'needsReview')} />
          <Incidents closing={closing} />
          <Others kind="late" lines={of('late')} />
          <Others kind="extra" lines={of('extra')} />
        </div>
      </div>
      {events.length > 0 && (
        <Section title={CLOSING_NIGHT.byEvent}>
          <EventFigures events={events} totals={totals} />
          {stillIn.length > 0 && <p className={styles.hint}>{CLOSING_NIGHT.openNote(stillIn.length)}</p>}
        </Section>
      )}
      <Finish closing={closing} />
    </div>
  )
}
