import type { SystemHealth } from '@nightshift/shared/system/health/contract'
import { problemsOf } from '@nightshift/shared/system/health/problems'
import { Item, List, Text } from '../../../kit/layout.tsx'
import { Mark } from '../../../kit/mark.tsx'
import { Section } from '../../../kit/page.tsx'
import { HEALTH } from './health.texts.ts'

type Props = { health: SystemHealth; checkedAt: string; failed: boolean }

/** One line that says that all is well, or the list of what to do. */
export function HealthSummary({ health, checkedAt, failed }: Props) {
  const problems = problemsOf(health)
  const isWell = problems.length === 0
  return (
    <Section
      framed
      title={isWell ? HEALTH.allWell : HEALTH.toDo(problems.length)}
      mark={<Mark tone={isWell ? 'ok' : 'warn'} shape={isWell ? 'full' : 'half'} />}
      about={isWell && HEALTH.allWellText}
      tools={!failed && <Text quiet>{HEALTH.checkedAt(checkedAt)}</Text>}
      tone={isWell ? undefined : 'warn'}
    >
      {!isWell && (
        <List>
          {problems.map((problem) => {
            const { title, step } = HEALTH.problem(problem)
            return <Item key={problem.kind} title={title} about={step} />
          })}
        </List>
      )}
      {failed && <Text alert>{HEALTH.notChecked(checkedAt)}</Text>}
    </Section>
  )
}
