import { type ReactNode, useId } from 'react'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import styles from './waiting.module.css'

type Props = {
  name: string
  photo: string | null
  why: ReactNode
  isBusy: boolean
  /** What can be done. */
  actions?: ReactNode
  /** What is known of it. */
  children: ReactNode
}

const PHOTO = 40

/** Something that waits for a decision. */
export function WaitingCard({ name, photo, why, isBusy, actions, children }: Props) {
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id} aria-busy={isBusy}>
      <PersonPhoto photo={photo} name={name} size={PHOTO} />
      <div>
        {/* Gets the focus when the item before it is decided: a button there could be pressed twice. */}
        <h2 id={id} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <p className={styles.why}>{why}</p>
      </div>
      <div className={styles.rest}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}
