import { CheckIcon, CircleIcon, CrossIcon, MoreIcon } from '@nightshift/ui/icons.tsx'
import type { ReactNode } from 'react'
import styles from './hire.module.css'
import { HIRE } from './hire.texts.ts'
import { HIRE_STEPS, type Progress, type StepState } from './hire-steps.ts'

const MARKS: Record<StepState, ReactNode> = {
  waiting: <CircleIcon />,
  running: <MoreIcon />,
  done: <CheckIcon />,
  failed: <CrossIcon />,
}

/** The three steps of a hire and how far each has come. */
export const StepList = ({ states }: Pick<Progress, 'states'>) => (
  <ol className={styles.steps} aria-label={HIRE.steps.label} aria-live="polite">
    {HIRE_STEPS.map((step) => (
      <li key={step} data-state={states[step]}>
        {MARKS[states[step]]}
        <span>{HIRE.steps[step]}</span> <span className={styles.state}>{HIRE.states[states[step]]}</span>
      </li>
    ))}
  </ol>
)
