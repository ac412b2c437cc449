import { formatCents, toCents } from '@nightshift/shared/money'
import { formatClock } from '@nightshift/shared/time'
import { hundredthsOf, isOpen, payOf, tipsOf } from '@nightshift/shared/time/timeclock/rules'
import type { EditableEntry } from '../editor/entry-form.ts'
import { formatHundredths } from '../entries/weeks.ts'
import { SPLIT } from './split.texts.ts'
import styles from './split-dialog.module.css'
import type { Part } from './split-form.ts'

type Props = { entry: EditableEntry; parts: [Part, Part]; timeZone: string; now: Date }

/** Both parts with hours and pay, and their sum beside that of the whole: each is rounded on its own. */
export function SplitPreview({ entry, parts, timeZone, now }: Props) {
  const sum = (amountOf: (part: Part) => number) => amountOf(parts[0]) + amountOf(parts[1])
  const hours = (hundredths: number) => formatHundredths(hundredths)
  return (
    <div role="status" className={styles.preview}>
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          <li key={part.startTime} className={styles.part}>
            <PartFacts part={part} label={SPLIT.parts[index]!} timeZone={timeZone} now={now} />
          </li>
        ))}
      </ol>
      {!isOpen(entry) && (
        <p className={styles.sum}>
          {SPLIT.together(
            hours(sum((part) => hundredthsOf(part, now))),
            formatCents(sum((part) => payOf(part, now))),
          )}
          <span> ({SPLIT.before(hours(hundredthsOf(entry, now)), formatCents(payOf(entry, now)))})</span>
        </p>
      )}
    </div>
  )
}

type PartProps = { part: Part; label: string; timeZone: string; now: Date }

function PartFacts({ part, label, timeZone, now }: PartProps) {
  const { positionName, payrate, startTime, endTime, deduction } = part
  const clock = (instant: string) => formatClock(instant, timeZone)
  const tips = tipsOf(part)
  return (
    <>
      <p className={styles.label}>{label}</p>
      <p className={styles.position}>
        {positionName} · {formatCents(toCents(payrate))}
      </p>
      <p>{SPLIT.span(clock(startTime), endTime ? clock(endTime) : SPLIT.running)}</p>
      {endTime && (
        <p className={styles.worth}>
          {SPLIT.worth(formatHundredths(hundredthsOf(part, now)), formatCents(payOf(part, now)))}
        </p>
      )}
      {tips > 0 && <p>{SPLIT.tips(formatCents(tips))}</p>}
      {deduction > 0 && <p>{SPLIT.deduction(formatCents(toCents(deduction)))}</p>}
    </>
  )
}
