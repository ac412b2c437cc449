import type { ChangeEvent } from 'react'
import styles from './select-box.module.css'

type Props = {
  label: string
  checked: boolean
  /** Some of the rows are chosen, for the box of all. */
  some?: boolean
  /** `range`: with the Shift key. */
  onToggle: (range: boolean) => void
}

/** A check box with a large target. React reports its click, which knows the Shift key. */
export function SelectBox({ label, checked, some = false, onToggle }: Props) {
  const toggle = ({ nativeEvent }: ChangeEvent) => onToggle((nativeEvent as MouseEvent).shiftKey === true)
  return (
    <label className={styles.target}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = some && !checked
        }}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onChange={toggle}
      />
    </label>
  )
}
