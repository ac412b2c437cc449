import type { AttentionItem } from '@nightshift/shared/kiosk/offline-punches/contract'
import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../../../test/testing/rounds.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, idempotencyKeys, kioskPunches, timeEntries } from '../../../platform/database/schema.ts'
import { type Moment, type Night, openNight, type Step } from './testing/interleaving.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })

const small = fc.nat({ max: 11 })
const stepOf = (...whats: Step['what'][]) =>
  fc.record({
    what: fc.constantFrom(...whats),
    who: fc.nat({ max: 1 }),
    pick: small,
    minutes: fc.nat({ max: 400 }),
    flag: fc.boolean(),
  })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 7, arbitrary: stepOf('save', 'savePair') },
  { weight: 2, arbitrary: stepOf('saveLost', 'saveOldBadge', 'saveJumped', 'saveUnknown') },
  { weight: 4, arbitrary: stepOf('deliver', 'deliver', 'deliverTwice') },
  { weight: 3, arbitrary: stepOf('scan', 'scan', 'scanBadgeOnly', 'scanLate') },
  { weight: 2, arbitrary: stepOf('decide') },
  { weight: 2, arbitrary: stepOf('add', 'edit', 'edit', 'remove', 'clockOut') },
  { weight: 1, arbitrary: stepOf('deactivate', 'changePositions', 'replaceBadge') },
)
const moment: fc.Arbitrary<Moment> = fc.record({
  steps: fc.oneof(
    { weight: 3, arbitrary: fc.tuple(step) },
    { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 4 }) },
  ),
  wait: fc.constantFrom(0, 1, 10, 60, 240, 900),
})

test('any interleaving of scans, deliveries, edits and decisions counts each punch once', async () => {
  const property = fc.asyncProperty(fc.array(moment, { minLength: 5, maxLength: 30 }), async (moments) => {
    const night = await openNight(venue, mara.id)
    for (const each of moments) await night.play(each)
    await deliverAll(night)
    await expectCountedOnce(night)
    await decideAll(night)
    await expectCountedOnce(night)
  })
  await fc.assert(property, { numRuns: rounds(40), seed: Number(process.env.FUZZ_SEED ?? 1031) })
}, 180_000)

const always = { who: 0, pick: 0, minutes: 0, flag: true }

async function deliverAll(night: Night) {
  for (const pick of [0, 1, 0]) await night.play({ steps: [{ ...always, what: 'deliver', pick }], wait: 0 })
}

/** Everything that is offered can be done, one after the other. */
async function decideAll(night: Night) {
  for (;;) {
    const manager = await night.manager()
    const items: AttentionItem[] = (await manager.get('/api/kiosk/punches')).json()
    const item = items.find(({ key, proposals }) => night.punches.has(key) && proposals.length)
    if (!item) return
    const reply = await manager.post(`/api/kiosk/punches/${item.key}/decide`, { proposal: item.proposals[0] })
    expect(reply.statusCode, `${reply.body} ${JSON.stringify(item)}`).toBe(204)
  }
}

async function expectCountedOnce(night: Night) {
  const { db } = venue
  const keys = [...night.punches.keys()]
  const people = night.people.map(({ id }) => id)
  const entries = await db.select().from(timeEntries).where(inArray(timeEntries.userId, people))
  const entryIds = entries.map(({ id }) => String(id))
  const trail = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.entityId, [...entryIds, ...keys]))
  const stored = await db.select().from(kioskPunches).where(inArray(kioskPunches.key, keys))
  const online = await db.select().from(idempotencyKeys).where(inArray(idempotencyKeys.key, keys))
  const listed: AttentionItem[] = (await (await night.manager()).get('/api/kiosk/punches')).json()
  const ofEntry = (id: number | null) => entries.find((entry) => entry.id === id)

  for (const [key, { punch, userId }] of night.punches) {
    const said = night.results.get(key)!
    const row = stored.find((one) => one.key === key)
    const waits = listed.some((item) => item.key === key)
    // One delivery was taken, unless the scan was applied online; the others were repeated.
    const taken = said.filter((result) => result !== 'repeated')
    if (!row) {
      expect([taken, waits]).toEqual([[], false])
      const way = punch.direction === 'in' ? 'clockedIn' : 'clockedOut'
      expect(online.find((one) => one.key === key)?.answer).toMatchObject({ [way]: true })
      continue
    }
    expect(taken).toEqual([row.reviewReason ? 'review' : 'accepted'])
    expect(waits).toBe(row.reviewReason !== null && row.decision === null)
    expect(row.userId).toBe(userId ?? null)
    if (row.timeEntryId) expect(ofEntry(row.timeEntryId)?.userId).toBe(userId)
    if (!row.reviewReason) {
      const [action, field] =
        punch.direction === 'in' ? ['clockInOffline', 'startTime'] : ['clockOutOffline', 'endTime']
      const rows = trail.filter(
        (one) =>
          one.action === action &&
          one.entityId === String(row.timeEntryId) &&
          (one.after as Record<string, unknown>)[field!] === row.at.toISOString(),
      )
      expect(rows.length, `${action} of ${key}`).toBe(1)
    }
    const decisions = trail.filter(({ entityId }) => entityId === key)
    expect(decisions).toHaveLength(row.decision ? 1 : 0)
  }

  // Every entry was opened by one scan or punch, or added by one call or decision.
  const opened = stored.filter(
    ({ direction, reviewReason, timeEntryId }) => !reviewReason && direction === 'in' && timeEntryId,
  )
  const decided = trail.filter(({ entity, action, after }) => {
    const { proposal, direction } = (after ?? {}) as { proposal?: string; direction?: string }
    return (
      entity === 'kioskPunch' &&
      action === 'apply' &&
      direction === 'in' &&
      /clockIn|addShift/.test(proposal ?? '')
    )
  })
  const decidedIds = decided.map(({ after }) => (after as { timeEntryId: number }).timeEntryId)
  const offlineIds = opened.map(({ timeEntryId }) => timeEntryId!)
  const otherIds = [...night.made].filter((id) => !offlineIds.includes(id) && !decidedIds.includes(id))
  const all = [...offlineIds, ...decidedIds, ...otherIds]
  expect(all.sort()).toEqual(entries.map(({ id }) => id).sort())
  const applied = stored.filter(({ reviewReason }) => !reviewReason).length
  expect(trail.filter(({ action }) => action.endsWith('Offline'))).toHaveLength(applied)
}
