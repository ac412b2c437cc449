import type { ClosingLine } from '@nightshift/shared/nights/night-reports/contract'
import type { ReactNode } from 'react'
import { nameOf } from '../night-words.ts'
import styles from './closing.module.css'

type Props = {
  line: ClosingLine
  /** Beside the position. */
  fact: string
  /** Shows the phone number, to call them. */
  withPhone?: boolean
  /** A checkbox before the name. */
  choice?: ReactNode
  children?: ReactNode
}

/** Somebody in a list, with what can be done about them. */
export const PersonRow = ({ line, fact, withPhone = false, choice, children }: Props) => (
  <li className={styles.row} data-item={line.placeId ?? line.entryId}>
    {choice}
    <div className={styles.who}>
      <strong>{nameOf(line)}</strong>
      <span>{`${line.positionName}, ${fact}`}</span>
    </div>
    {withPhone && line.phone && (
      <a className={styles.phone} href={`tel:${line.phone.replace(/[^+\d]/g, '')}`}>
        {line.phone}
      </a>
    )}
    {children && <div className={styles.rowActions}>{children}</div>}
  </li>
)
