import type { FormEventHandler, ReactNode } from 'react'
import styles from './layout.module.css'

type Children = { children: ReactNode }

/** One below the other. With `onSubmit` it is a form, whose fields say themselves what is wrong. */
export const Stack = ({ children, onSubmit }: Children & { onSubmit?: FormEventHandler }) =>
  onSubmit ? (
    <form noValidate className={styles.stack} onSubmit={onSubmit}>
      {children}
    </form>
  ) : (
    <div className={styles.stack}>{children}</div>
  )

/** Beside each other, the first one as wide as it can be; below each other where there is no room. */
export const Row = ({ children }: Children) => <div className={styles.row}>{children}</div>

/** The buttons of a form or dialog, at its right; the main one comes last. */
export const Actions = ({ children }: Children) => <div className={styles.actions}>{children}</div>

/** A sentence to a person; `quiet` beside what matters more. */
export const Text = ({ children, quiet = false }: Children & { quiet?: boolean }) => (
  <p className={styles.text} data-quiet={quiet || undefined}>
    {children}
  </p>
)
