import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The header of a text page: title and introduction. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {children && <div className={styles.lead}>{children}</div>}
  </div>
)
