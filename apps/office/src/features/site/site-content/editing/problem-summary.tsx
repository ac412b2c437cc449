import { Alert, UnstyledButton } from '@mantine/core'
import type { SectionName } from '@nightshift/shared/site/site-content/content'
import type { Problem } from '@nightshift/shared/site/site-content/problems'
import styles from './editing.module.css'
import { EDITING } from './editing.texts.ts'
import { problemSentence, type SectionProblems } from './section-problems.ts'

type Props = {
  section: SectionName
  content: unknown
  problems: SectionProblems
  onChoose: (problem: Problem) => void
}

/** What keeps a section from being saved or published, with a way to each field. */
export function ProblemSummary({ section, content, problems: { invalid, unready }, onChoose }: Props) {
  const found = [...invalid, ...unready]
  if (!found.length) return null
  const isInvalid = invalid.length > 0
  return (
    <Alert
      color={isInvalid ? 'red' : 'gray'}
      title={isInvalid ? EDITING.invalidTitle : EDITING.problems}
      role="group"
    >
      <ul className={styles.problems}>
        {found.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <UnstyledButton className={styles.problem} onClick={() => onChoose(problem)}>
              {problemSentence(section, problem, content)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
