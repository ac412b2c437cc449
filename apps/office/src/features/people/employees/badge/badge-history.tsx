import type { Badge } from '@nightshift/shared/people/badges/contract'
import { type ReactNode, useId } from 'react'
import { BADGE } from './badge.texts.ts'
import styles from './badge-history.module.css'

type Props = { badges: Badge[]; timeZone: string; children: ReactNode }

/** The badges of one person, newest first. Whoever issued a badge replaced the one before it. */
export function BadgeHistory({ badges, timeZone, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {BADGE.history}
        </h3>
        {children}
      </div>
      <ol className={styles.history} aria-labelledby={titleId}>
        {badges.map((badge, index) => (
          <li key={badge.serial} data-replaced={badge.replacedAt !== null}>
            <strong>{BADGE.serial(badge.serial)}</strong>
            <span>{BADGE.issued(badge, timeZone)}</span>
            {badge.replacedAt && (
              <span>{BADGE.replaced(badge.replacedAt, badges[index - 1]?.issuedBy, timeZone)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
