import { Badge, type BadgeProps } from '@mantine/core'
import { ageBadge, availabilityBadge, limitationsBadge } from '@nightshift/shared/hiring/answers'
import styles from './application.module.css'
import type { SentApplication } from './applications.api.ts'
import { HIRING } from './hiring.texts.ts'

type Color = 'green' | 'blue' | 'yellow' | 'gray'

const STATUS_COLORS: Record<SentApplication['status'], Color | undefined> = {
  new: 'blue',
  held: 'gray',
  rejected: undefined,
  hired: 'green',
}
const AVAILABILITY_COLORS: Record<ReturnType<typeof availabilityBadge>, Color> = {
  'Full Availability': 'green',
  'Good Availability': 'blue',
  'Some Availability': 'gray',
}

/** The badges of an application: status, archived, returning, age, availability and limitations. */
export function ApplicationBadges({ application }: { application: SentApplication }) {
  const { status, archivedAt, over16, unavailable, limitations, data } = application
  const age = ageBadge(over16)
  const availability = availabilityBadge(unavailable.length)
  return (
    <ul className={styles.badges}>
      <Mark color={STATUS_COLORS[status]}>{HIRING.statusBadges[status]}</Mark>
      {archivedAt && <Mark>{HIRING.archived}</Mark>}
      {data.returning === true && <Mark color="green">{HIRING.returning}</Mark>}
      {age && <Mark color="yellow">{age}</Mark>}
      <Mark color={AVAILABILITY_COLORS[availability]}>{availability}</Mark>
      {/* Erased answers say neither. */}
      {'limitations' in data && (
        <Mark color={limitations.length ? 'yellow' : 'gray'}>{limitationsBadge(limitations.length)}</Mark>
      )}
    </ul>
  )
}

/** Only outlined without a colour. */
const Mark = ({ color, children }: Pick<BadgeProps, 'color'> & { children: string }) => (
  <li>
    <Badge variant={color ? 'light' : 'outline'} color={color ?? 'gray'}>
      {children}
    </Badge>
  </li>
)
