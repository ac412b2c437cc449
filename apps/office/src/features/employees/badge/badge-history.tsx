import type { Badge } from '@nightshift/shared/badges/contract'
import { BADGE } from './badge.texts.ts'
import styles from './badge-history.module.css'

type Props = { badges: Badge[]; timeZone: string }

/** The badges of one person, newest first. Whoever issued a badge replaced the one before it. */
export const BadgeHistory = ({ badges, timeZone }: Props) => (
  <ol className={styles.history} aria-label={BADGE.history}>
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
)
