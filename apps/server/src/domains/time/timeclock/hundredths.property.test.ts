import { hundredthsOf } from '@nightshift/shared/time/timeclock/rules'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, timeEntries } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const ash = await venue.person('Ash')
const actor = await venue.position('Actor')
const { db, home } = venue

const HUNDREDTH_MS = 36_000
const DAY_MS = 86_400_000

/** Lengths around the half of a hundredth of an hour, where roundings differ first; null is a shift that goes on. */
const lengths = fc.oneof(
  fc
    .record({ hundredths: fc.integer({ min: 0, max: 2400 }), off: fc.integer({ min: -1, max: 1 }) })
    .map(({ hundredths, off }) => hundredths * HUNDREDTH_MS + HUNDREDTH_MS / 2 + off),
  fc.integer({ min: 0, max: DAY_MS }),
  fc.integer({ min: 0, max: 9000 * DAY_MS }),
  fc.constant(null),
)
const moments = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }
const entries = fc.array(
  fc.record({ startTime: fc.date(moments), length: lengths, deduction: fc.integer({ min: 0, max: 90 }) }),
  { minLength: 1, maxLength: 40 },
)

const stored = () =>
  db
    .select({
      startTime: timeEntries.startTime,
      endTime: timeEntries.endTime,
      hundredths: sql<number | null>`hundredths`,
    })
    .from(timeEntries)

const expectRule = async () => {
  for (const { hundredths, ...entry } of await stored())
    expect(hundredths).toBe(entry.endTime && hundredthsOf(entry, entry.endTime))
}

test('the column holds what the rule says, also after an edit, and nothing while a shift goes on', async () => {
  const copied = { userId: ash.id, festivalId: home.id, positionId: actor.id, positionName: 'Actor' }
  await fc.assert(
    fc.asyncProperty(entries, lengths, async (wanted, edited) => {
      await db.delete(timeEntries)
      // Deleted ones may overlap.
      await db.insert(timeEntries).values(
        wanted.map(({ startTime, length, deduction }) => ({
          ...copied,
          payrate: 15.25,
          isTipped: true,
          startTime,
          endTime: length === null ? null : new Date(startTime.getTime() + length),
          deduction,
          deletedAt: new Date(),
        })),
      )
      await expectRule()
      const ends = edited === null ? sql`null` : sql`start_time + make_interval(secs => ${edited / 1000})`
      await db.update(timeEntries).set({ endTime: ends, deduction: 5 })
      await expectRule()
    }),
    { numRuns: 40 },
  )
})

test('the audit trail of a punch and of an edit does not know the column', async () => {
  await db.delete(timeEntries)
  const mara = await venue.person('Mara', { accessLvl: 2 })
  const cy = await venue.hire('Cy', 'Actor')
  await cy.post('/api/clockin', String(cy.positions[0]!.id))
  const [open] = await db.select().from(timeEntries).where(eq(timeEntries.userId, cy.id))
  await mara.patch(`/api/timeclock/${open!.id}`, { endTime: venue.clock.now.toISOString() })
  const trail = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.entityId, [String(open!.id)]))
  expect(trail).toHaveLength(2)
  expect(JSON.stringify(trail)).not.toMatch(/hundredths/i)
  expect(Object.keys(open!)).not.toContain('hundredths')
})
