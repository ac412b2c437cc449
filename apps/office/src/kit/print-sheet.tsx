import type { ReactNode } from 'react'
import styles from './layout.module.css'

type Props = {
  label?: string
  /** On the screen it has no frame. */
  plain?: boolean
  /** The screen shows the same in another way. */
  onlyPaper?: boolean
  children: ReactNode
}

/** What is printed of a page that has one: nothing else is, and what is on it is black on white. */
export const PrintSheet = ({ label, plain = false, onlyPaper = false, children }: Props) => (
  <article
    aria-label={label}
    data-paper
    data-only-paper={onlyPaper || undefined}
    className={plain || onlyPaper ? undefined : styles.paper}
  >
    {children}
  </article>
)
