import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './again.module.css'

type Props = { value: string; label: string; children: ReactNode }

/** A radio button with a second line. Both lines are its label, so that all of it can be clicked. */
export const RadioOption = ({ value, label, children }: Props) => (
  <Radio
    value={value}
    label={
      <>
        <span className={styles.label}>{label}</span>
        <small className={styles.hint}>{children}</small>
      </>
    }
    classNames={{ body: styles.option, labelWrapper: styles.labels, label: styles.target }}
  />
)
