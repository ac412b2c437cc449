import type { SystemHealth } from '@nightshift/shared/system/health/contract'
import { problemsOf } from '@nightshift/shared/system/health/problems'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import styles from './health.module.css'
import { HEALTH } from './health.texts.ts'

type Props = { health: SystemHealth; checkedAt: string; failed: boolean }

/** One line that says that all is well, or the list of what to do. */
export function HealthSummary({ health, checkedAt, failed }: Props) {
  const problems = problemsOf(health)
  const checked = (
    <p className={styles.checked} role={failed ? 'alert' : undefined}>
      {failed ? HEALTH.notChecked(checkedAt) : HEALTH.checkedAt(checkedAt)}
    </p>
  )
  if (!problems.length)
    return (
      <section className={styles.summary} data-well="true">
        <h2 className={styles.verdict}>
          <CheckIcon /> {HEALTH.allWell}
        </h2>
        <p className={styles.step}>{HEALTH.allWellText}</p>
        {checked}
      </section>
    )
  return (
    <section className={styles.summary} data-well="false">
      <h2 className={styles.verdict}>{HEALTH.toDo(problems.length)}</h2>
      <ul className={styles.problems}>
        {problems.map((problem) => {
          const { title, step } = HEALTH.problem(problem)
          return (
            <li key={problem.kind}>
              <p className={styles.problem}>{title}</p>
              <p className={styles.step}>{step}</p>
            </li>
          )
        })}
      </ul>
      {checked}
    </section>
  )
}
