import type { ClosingLine } from '@nightshift/shared/nights/night-reports/contract'
import { formatClock } from '@nightshift/shared/time'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { NIGHTS } from '../night-reports.texts.ts'
import styles from './closing.module.css'
import { CLOSING_NIGHT } from './closing.texts.ts'
import { PersonRow } from './person-row.tsx'
import { Section } from './section.tsx'

const words = CLOSING_NIGHT.others

type Props = { kind: keyof typeof words; lines: ClosingLine[] }

/** Who came late, or without a place on the plan. Nothing while there is nobody. */
export function Others({ kind, lines }: Props) {
  const { timeZone } = useFestival()
  if (lines.length === 0) return null
  return (
    <Section title={words[kind]}>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <PersonRow
            key={line.entryId ?? line.placeId}
            line={line}
            fact={
              line.minutes === null
                ? formatClock(line.at, timeZone)
                : `${formatClock(line.at, timeZone)}, ${NIGHTS.minutesLate(line.minutes)}`
            }
          />
        ))}
      </ul>
    </Section>
  )
}
