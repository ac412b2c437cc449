import { Button } from '@mantine/core'
import { BADGES_CALLS } from '@nightshift/shared/people/badges/calls'
import type { Badge } from '@nightshift/shared/people/badges/contract'
import { mayReplaceBadge } from '@nightshift/shared/people/badges/rules'
import type { User } from '@nightshift/shared/people/employees/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Item, List, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { NOT_KEPT, queryOf } from '../../../../lib/calls.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { BADGE } from './badge.texts.ts'
import { BadgesDialog } from './printing/badges-dialog.tsx'
import { useReplaceBadge } from './use-replace-badge.ts'

type Props = { employee: User; onClose: () => void }

/** Prints or replaces the badge of one employee, and shows the badges before it. */
export function EmployeeBadge({ employee, onClose }: Props) {
  const me = useMe()
  const { timeZone } = useFestival()
  // A dialog that opens must not show a code that was replaced meanwhile.
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
        <Section
          level={3}
          title={BADGE.history}
          tools={
            employee.isActive &&
            mayReplaceBadge(me, employee) && (
              <Button variant="default" aria-busy={isPending} onClick={issue}>
                {BADGE.replace}
              </Button>
            )
          }
        >
          <Text status>{issued && BADGE.ready(issued)}</Text>
          <BadgeHistory badges={badges.data} timeZone={timeZone} />
        </Section>
      )}
    </BadgesDialog>
  )
}

/** The badges of one person, newest first. Whoever issued a badge replaced the one before it. */
const BadgeHistory = ({ badges, timeZone }: { badges: Badge[]; timeZone: string }) => (
  <List label={BADGE.history}>
    {badges.map((badge, index) => {
      const replaced =
        badge.replacedAt && BADGE.replaced(badge.replacedAt, badges[index - 1]?.issuedBy, timeZone)
      return (
        <Item
          key={badge.serial}
          title={BADGE.serial(badge.serial)}
          about={[BADGE.issued(badge, timeZone), replaced].filter(Boolean).join('\n')}
        />
      )
    })}
  </List>
)
