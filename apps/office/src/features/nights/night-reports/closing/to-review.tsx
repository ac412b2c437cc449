import { Anchor } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { ClosingLine } from '@nightshift/shared/nights/night-reports/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatClock } from '@nightshift/shared/time'
import { Link } from 'react-router'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import styles from './closing.module.css'
import { CLOSING_NIGHT } from './closing.texts.ts'
import { PersonRow } from './person-row.tsx'
import { Section } from './section.tsx'

const words = CLOSING_NIGHT.review

/** Shifts of the night that a manager has to look at, and tips that are missing. */
export function ToReview({ lines }: { lines: ClosingLine[] }) {
  const { timeZone } = useFestival()
  const me = useMe()
  return (
    <Section title={words.title} count={lines.length} hint={lines.length ? words.hint : undefined}>
      {lines.length === 0 && <p className={styles.nothing}>{words.none}</p>}
      {lines.length > 0 && (
        <ul className={styles.rows}>
          {lines.map((line) => (
            <PersonRow key={line.entryId} line={line} fact={words.until(formatClock(line.at, timeZone))}>
              <span className={styles.reason}>{words.reasons[line.kind as keyof typeof words.reasons]}</span>
            </PersonRow>
          ))}
        </ul>
      )}
      {lines.length > 0 && can(me, 'timesheets.manage') && (
        <Anchor component={Link} to={OFFICE_PATHS.timesheets} className={styles.link}>
          {words.toTimesheets}
        </Anchor>
      )}
    </Section>
  )
}
