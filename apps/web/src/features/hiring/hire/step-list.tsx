import styles from './hire.module.css'
import { HIRE } from './hire.texts.ts'
import { HIRE_STEPS, type Progress, type StepState } from './hire-steps.ts'

const MARKS: Record<StepState, string> = { waiting: '○', running: '…', done: '✓', failed: '✕' }

/** The three steps of a hire and how far each has come. */
export const StepList = ({ states }: Pick<Progress, 'states'>) => (
  <ol className={styles.steps} aria-label={HIRE.steps.label} aria-live="polite">
    {HIRE_STEPS.map((step) => (
      <li key={step} data-state={states[step]}>
        <span className={styles.mark} aria-hidden="true">
          {MARKS[states[step]]}
        </span>
        {HIRE.steps[step]} <span className={styles.state}>{HIRE.states[states[step]]}</span>
      </li>
    ))}
  </ol>
)
