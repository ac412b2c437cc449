import type { ReactNode } from 'react'
import styles from './states.module.css'

type Props = { title: string; text?: string; part?: boolean; children?: ReactNode }

/** An empty or error state of a page, or of a part of one. */
export function NoticeState({ title, text, part = false, children }: Props) {
  const Heading = part ? 'h2' : 'h1'
  return (
    <div className={styles.state}>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

type ActionProps = { label: string } & ({ href: string } | { onClick: () => void })

export const StateAction = ({ label, ...target }: ActionProps) =>
  'href' in target ? (
    <a className={styles.action} href={target.href}>
      {label}
    </a>
  ) : (
    <button className={styles.action} type="button" onClick={target.onClick}>
      {label}
    </button>
  )
