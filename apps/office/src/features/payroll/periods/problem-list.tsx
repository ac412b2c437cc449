import { Button, TextInput } from '@mantine/core'
import { PERIOD_PROBLEMS, type PeriodProblem } from '@nightshift/shared/payroll/pay-periods/contract'
import { Text } from '../../../kit/layout.tsx'
import { keyOf, type Reasons } from './approval.ts'
import styles from './period-dialogs.module.css'
import { momentText, nameOf } from './period-words.ts'
import { PERIODS } from './periods.texts.ts'

const REASON_MAX = 500

type Props = {
  problems: PeriodProblem[]
  reasons: Reasons
  /** Those to complain about. */
  missing: PeriodProblem[]
  timeZone: string
  onReasons: (reasons: Reasons) => void
  onOpen: (problem: PeriodProblem) => void
}

/** The problems by kind; each opens its entry and takes a reason. */
export const ProblemList = ({ problems, reasons, missing, timeZone, onReasons, onOpen }: Props) =>
  PERIOD_PROBLEMS.map((kind) => {
    const ofKind = problems.filter((problem) => problem.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <section key={kind} className={styles.kind}>
        <h3>
          {PERIODS.problems[kind]} <span className={styles.count}>{ofKind.length}</span>
        </h3>
        <Text quiet>{PERIODS.hints[kind]}</Text>
        <ul className={styles.problems}>
          {ofKind.map((problem) => {
            const key = keyOf(problem)
            const words = wordsOf(problem, timeZone)
            return (
              <li key={key} className={styles.problem}>
                <Button
                  variant="subtle"
                  justify="flex-start"
                  classNames={{ root: styles.link, label: styles.words }}
                  onClick={() => onOpen(problem)}
                >
                  {words}
                </Button>
                {problem.notByYou ? (
                  <Text quiet>{PERIODS.notByYou}</Text>
                ) : (
                  <TextInput
                    aria-label={PERIODS.reasonFor(words)}
                    placeholder={PERIODS.reasonHint}
                    maxLength={REASON_MAX}
                    value={reasons[key] ?? ''}
                    error={missing.includes(problem) ? PERIODS.reasonMissing : undefined}
                    onChange={({ currentTarget }) => onReasons({ ...reasons, [key]: currentTarget.value })}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </section>
    )
  })

function wordsOf({ kind, user, paychexId, positionName, startTime }: PeriodProblem, timeZone: string) {
  const name = user ? nameOf(user) : PERIODS.unknownBadge
  if (kind === 'noPaychexId' || kind === 'belowMinimumWage') return name
  if (kind === 'sharedPaychexId') return `${name}, ${PERIODS.paychexId(paychexId)}`
  return [name, positionName, momentText(startTime, timeZone)].filter(Boolean).join(', ')
}
