import { Button } from '@mantine/core'
import { BADGES_CALLS } from '@nightshift/shared/people/badges/calls'
import type { Badge } from '@nightshift/shared/people/badges/contract'
import { mayReplaceBadge } from '@nightshift/shared/people/badges/rules'
import type { User } from '@nightshift/shared/people/employees/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { NOT_KEPT, queryOf } from '../../../../lib/calls.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { BADGE } from './badge.texts.ts'
import styles from './badge-history.module.css'
import { BadgesDialog } from './printing/badges-dialog.tsx'
import { useReplaceBadge } from './use-replace-badge.ts'

type Props = { employee: User; onClose: () => void }

/** Prints or replaces the badge of one employee, and shows the badges before it. */
export function EmployeeBadge({ employee, onClose }: Props) {
  const me = useMe()
  const { timeZone } = useFestival()
  // A window that opens must not show a code that was replaced meanwhile.
  const badges = useQuery({
    ...queryOf(BADGES_CALLS.ofPerson, { params: { id: employee.id } }),
    ...NOT_KEPT,
  })
  const { replace, isPending } = useReplaceBadge()
  const [issued, setIssued] = useState<number>()

  async function issue() {
    const badge = await replace(employee)
    if (badge) setIssued(badge.serial)
  }
  return (
    <BadgesDialog employees={[employee]} badges={badges} onClose={onClose}>
      {badges.data && (
        <BadgeHistory badges={badges.data} timeZone={timeZone}>
          {employee.isActive && mayReplaceBadge(me, employee) && (
            <Button variant="default" aria-busy={isPending} onClick={issue}>
              {BADGE.replace}
            </Button>
          )}
          <p className={styles.ready} role="status">
            {issued && BADGE.ready(issued)}
          </p>
        </BadgeHistory>
      )}
    </BadgesDialog>
  )
}

type BadgeHistoryProps = { badges: Badge[]; timeZone: string; children: ReactNode }

/** The badges of one person, newest first. Whoever issued a badge replaced the one before it. */
function BadgeHistory({ badges, timeZone, children }: BadgeHistoryProps) {
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
