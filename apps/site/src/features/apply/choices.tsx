import type { ReactNode } from 'react'
import styles from './apply.module.css'
import { APPLY } from './apply.texts.ts'

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked?: boolean
  children: ReactNode
}

/** A checkbox or radio button with a touch target that is large enough. */
export const Choice = ({ type, name, value, checked = false, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={type} name={name} value={value} defaultChecked={checked} />
    <span>{children}</span>
  </label>
)

/** A question with two answers and a default. */
export const YesOrNo = ({ name, legend, yes }: { name: string; legend: string; yes: boolean }) => (
  <fieldset className={styles.group}>
    <legend className={styles.label}>{legend}</legend>
    <div className={styles.pair}>
      <Choice type="radio" name={name} value="yes" checked={yes}>
        {APPLY.yes}
      </Choice>
      <Choice type="radio" name={name} value="no" checked={!yes}>
        {APPLY.no}
      </Choice>
    </div>
  </fieldset>
)
