import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { AttentionItem, KioskPunch, Proposal } from '@nightshift/shared/kiosk/offline-punches/contract'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Person, Venue } from '../../../../../test/testing/venue.ts'
import { auditLog, kioskPunches, kiosks, timeEntries } from '../../../../platform/database/schema.ts'
import { hashKioskToken, newKioskToken } from '../../../../platform/session/kiosk-token.ts'

const HOUR = 3_600_000
let seq = 0

/** An enrolled kiosk, and builders of the punches that it saved while offline. */
export async function enrolKiosk(venue: Venue, settings: Partial<typeof kiosks.$inferInsert> = {}) {
  const token = newKioskToken()
  const { now } = venue.clock
  const enrolled = {
    tokenHash: hashKioskToken(token),
    enrolledAt: new Date(now.getTime() - 30 * 24 * HOUR),
    codeExpiresAt: now,
  }
  const [kiosk] = await venue.db
    .insert(kiosks)
    .values({ name: 'Gate', festivalId: venue.home.id, ...enrolled, ...settings })
    .returning()
  const cookie = `FM_KIOSK=${token}`
  const deliver = (...punches: KioskPunch[]) =>
    venue.visitor.with({ cookie }).post('/api/kiosk/punches', punches)
  return {
    ...kiosk!,
    cookie,
    deliver,
    /** The results alone. */
    async results(...punches: KioskPunch[]) {
      const reply = await deliver(...punches)
      expect(reply.statusCode, reply.body).toBe(200)
      return (reply.json() as { result: string }[]).map(({ result }) => result)
    },
  }
}

/** A saved punch of somebody's first badge, some hours before now. */
export function savedPunch(
  { clock }: Venue,
  { id }: { id: string },
  direction: 'in' | 'out',
  hoursAgo: number,
  changes: Partial<KioskPunch> = {},
): KioskPunch {
  const at = new Date(clock.now.getTime() - hoursAgo * HOUR).toISOString()
  return { key: randomUUID(), badgeCode: badgeCodeOf(id), direction, at, seq: ++seq, ...changes }
}

/** What is stored of somebody's shifts and punches, and how a manager decides. */
export function readings({ db, clock }: Venue, manager: Person) {
  const attention = async (): Promise<AttentionItem[]> => (await manager.get('/api/kiosk/punches')).json()
  return {
    hoursAgo: (hours: number) => new Date(clock.now.getTime() - hours * HOUR),
    attention,
    itemOf: async ({ key }: { key: string }) => (await attention()).find((item) => item.key === key),
    /** Asks for a proposal of this kind, as it is offered. */
    async offered({ key }: { key: string }, kind: Proposal['kind']) {
      const proposals = (await attention()).find((item) => item.key === key)?.proposals
      return proposals?.find((proposal) => proposal.kind === kind)
    },
    decide: ({ key }: { key: string }, decision: object) =>
      manager.post(`/api/kiosk/punches/${key}/decide`, decision),
    async punchOf({ key }: { key: string }) {
      const [stored] = await db.select().from(kioskPunches).where(eq(kioskPunches.key, key))
      return stored
    },
    entriesOf: ({ id }: { id: string }) =>
      db.select().from(timeEntries).where(eq(timeEntries.userId, id)).orderBy(timeEntries.startTime),
    /** The audit rows of a record, oldest first. */
    trailOf: (entityId: string | number) =>
      db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, String(entityId)))
        .orderBy(asc(auditLog.id)),
  }
}
