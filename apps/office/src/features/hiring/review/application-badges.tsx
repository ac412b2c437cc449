import { ageBadge, availabilityBadge, limitationsBadge } from '@nightshift/shared/hiring/answers'
import styles from './application.module.css'
import type { SentApplication } from './applications.api.ts'
import { HIRING } from './hiring.texts.ts'

type Tone = 'good' | 'fair' | 'warn' | 'plain'

/** The badges of an application: status, archived, returning, age, availability and limitations. */
export function ApplicationBadges({ application }: { application: SentApplication }) {
  const { status, archivedAt, over16, unavailable, limitations, data } = application
  const age = ageBadge(over16)
  return (
    <ul className={styles.badges}>
      <Badge tone={status === 'hired' ? 'good' : 'plain'}>{HIRING.statusBadges[status]}</Badge>
      {archivedAt && <Badge tone="plain">{HIRING.archived}</Badge>}
      {data.returning === true && <Badge tone="good">{HIRING.returning}</Badge>}
      {age && <Badge tone="warn">{age}</Badge>}
      <Badge tone={availabilityTone(unavailable.length)}>{availabilityBadge(unavailable.length)}</Badge>
      {/* Erased answers say neither. */}
      {'limitations' in data && (
        <Badge tone={limitations.length ? 'warn' : 'good'}>{limitationsBadge(limitations.length)}</Badge>
      )}
    </ul>
  )
}

const TONES: Record<ReturnType<typeof availabilityBadge>, Tone> = {
  'Full Availability': 'good',
  'Good Availability': 'fair',
  'Some Availability': 'warn',
}
const availabilityTone = (nights: number) => TONES[availabilityBadge(nights)]

const Badge = ({ tone, children }: { tone: Tone; children: string }) => (
  <li className={styles.badge} data-tone={tone}>
    {children}
  </li>
)
