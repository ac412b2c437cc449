import { Badge, TextInput } from '@mantine/core'
import { PERIOD_PROBLEMS, type PeriodProblem } from '@nightshift/shared/payroll/pay-periods/contract'
import { Item, List, Text } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { keyOf, type Reasons } from './approval.ts'
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
      <Section
        key={kind}
        level={3}
        title={PERIODS.problems[kind]}
        mark={
          <Badge component="span" variant="light" color="gray">
            {ofKind.length}
          </Badge>
        }
        about={PERIODS.hints[kind]}
      >
        <List>
          {ofKind.map((problem) => {
            const key = keyOf(problem)
            const words = wordsOf(problem, timeZone)
            return (
              <Item key={key} title={words} onOpen={() => onOpen(problem)}>
                {problem.notByYou ? (
                  <Text quiet>{PERIODS.notByYou}</Text>
                ) : (
                  <TextInput
                    flex="1 1 14rem"
                    aria-label={PERIODS.reasonFor(words)}
                    placeholder={PERIODS.reasonHint}
                    maxLength={REASON_MAX}
                    value={reasons[key] ?? ''}
                    error={missing.includes(problem) ? PERIODS.reasonMissing : undefined}
                    onChange={({ currentTarget }) => onReasons({ ...reasons, [key]: currentTarget.value })}
                  />
                )}
              </Item>
            )
          })}
        </List>
      </Section>
    )
  })

function wordsOf({ kind, user, paychexId, positionName, startTime }: PeriodProblem, timeZone: string) {
  const name = user ? nameOf(user) : PERIODS.unknownBadge
  if (kind === 'noPaychexId' || kind === 'belowMinimumWage') return name
  if (kind === 'sharedPaychexId') return `${name}, ${PERIODS.paychexId(paychexId)}`
  return [name, positionName, momentText(startTime, timeZone)].filter(Boolean).join(', ')
}
