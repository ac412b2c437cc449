import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { PunchReviewReason } from '@nightshift/shared/kiosk/offline-punches/contract'
import type { Entry } from './entries.ts'
import type { Person } from './people.ts'
import { idOf } from './random.ts'

const MINUTE = 60_000

/** The kiosk of the demo: it had no network on the last night, and delivered its scans on the next morning. */
export const KIOSK = {
  name: 'Barn door',
  place: 'Beside the costume rack',
  createdAt: new Date('2024-09-12T18:00:00Z'),
  codeExpiresAt: new Date('2024-09-12T18:10:00Z'),
  enrolledAt: new Date('2024-09-12T18:04:00Z'),
  lastSeenAt: new Date('2024-11-03T15:32:00Z'),
  release: '0.1.0',
  clockSkewMs: 1_400,
  storagePersisted: true,
}
const DELIVERED = new Date('2024-11-03T15:20:00Z')

type Scan = {
  reviewReason: PunchReviewReason
  direction: 'in' | 'out'
  at: number
  /** Undefined for a badge that nobody has. */
  entry?: Entry
}

/** Scans of the last night that wait for a manager's decision. */
export function savedPunches(people: Person[], season: Entry[]) {
  const lastEntryOf = (username: string) => {
    const { id } = people.find((person) => person.username === username)!
    return season.findLast(({ userId }) => userId === id)!
  }
  const [lead, actor] = [lastEntryOf('lead'), lastEntryOf('actor')]
  const scans: Scan[] = [
    // Scanned at the barn again, after the front gate had clocked her in.
    { reviewReason: 'alreadyIn', direction: 'in', at: +lead.startTime + 6 * MINUTE, entry: lead },
    { reviewReason: 'unknownBadge', direction: 'in', at: +lead.startTime + 17 * MINUTE },
    // His shift was closed by hand before the scan arrived.
    { reviewReason: 'closedMeanwhile', direction: 'out', at: +actor.endTime + 24 * MINUTE, entry: actor },
  ]
  return scans.map(({ at, entry, ...scan }, index) => ({
    ...scan,
    key: idOf(`scan ${index}`),
    seq: index + 1,
    badgeCode: badgeCodeOf(entry?.userId ?? idOf('nobody')),
    at: new Date(at),
    receivedAt: DELIVERED,
    userId: entry?.userId ?? null,
    /** Chosen at a clock-in. */
    position: scan.direction === 'in' ? entry?.position : undefined,
  }))
}
