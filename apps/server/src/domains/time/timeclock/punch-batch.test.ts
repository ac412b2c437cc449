import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { inArray } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, idempotencyKeys, timeEntries } from '../../../platform/database/schema.ts'
import { openEntry } from './punch.queries.ts'

const venue = await openVenue()
const RUSH = 40
const MINUTE = 60_000

type Someone = { id: string }

const crew = (count: number) => Promise.all(Array.from({ length: count }, () => venue.hire('Ash', 'Actor')))

const scan = async ({ id }: Someone, key = randomUUID()) => {
  const sender = venue.visitor.with({ 'idempotency-key': key })
  return (await sender.post('/api/badgescan', { badgeCode: badgeCodeOf(id) })).json()
}

const idsOf = (people: Someone[]) => people.map(({ id }) => id)
const entriesOf = (people: Someone[]) =>
  venue.db
    .select()
    .from(timeEntries)
    .where(inArray(timeEntries.userId, idsOf(people)))

/** How many statements of each name have run, from here on. */
function countStatements() {
  const query = vi.spyOn(venue.db.$client, 'query')
  const named = () => query.mock.calls.map(([asked]) => (asked as { name?: string }).name)
  return (name: string) => named().filter((other) => other === name).length
}
afterEach(() => vi.restoreAllMocks())

describe('a burst of punches', () => {
  test('shares a few statements, and each punch has its own entry, audit row and stored answer', async () => {
    const people = await crew(RUSH)
    const count = countStatements()
    const answers = await Promise.all(people.map((ash) => scan(ash)))
    expect(count('open_entry_batch')).toBeLessThan(RUSH / 4)
    expect(count('open_entry')).toBe(0)
    const startTime = venue.clock.now.toISOString()
    venue.wait(MINUTE)
    expect(await Promise.all(people.map((ash) => scan(ash)))).toEqual(
      answers.map(({ clockedIn: _, ...same }) => ({ ...same, clockedOut: true, startTime, hours: 0.02 })),
    )
    expect(count('close_entry_batch')).toBeLessThan(RUSH / 4)

    const entries = await entriesOf(people)
    expect(new Map(entries.map(({ userId, id }) => [userId, id]))).toEqual(
      new Map(people.map(({ id }, n) => [id, answers[n].timesheetId])),
    )
    for (const { endTime, positionId, userId, payrate } of entries) {
      const { positions } = people.find(({ id }) => id === userId)!
      expect({ positionId, payrate }).toEqual({ positionId: positions[0]!.positionId, payrate: 15.25 })
      expect(endTime!.getTime() - Date.parse(startTime)).toBe(MINUTE)
    }
    const rows = await venue.db.select().from(auditLog)
    for (const { id, userId } of entries) {
      const own = rows.filter(({ entity, entityId }) => entity === 'timeEntry' && entityId === String(id))
      expect(own.map(({ action, after }) => [action, (after as { userId: string }).userId])).toEqual([
        ['clockIn', userId],
        ['clockOut', userId],
      ])
    }
    const stored = await venue.db
      .select()
      .from(idempotencyKeys)
      .where(inArray(idempotencyKeys.userId, idsOf(people)))
    expect(stored).toHaveLength(2 * RUSH)
    for (const { userId, answer } of stored) {
      expect(answer).toMatchObject({ timesheetId: entries.find((entry) => entry.userId === userId)!.id })
    }
  })

  test('does not wait for a person whose row is locked', async () => {
    const people = await crew(6)
    for (const direction of ['clockedIn', 'clockedOut']) {
      const lock = await venue.lockPerson(people[3]!.id)
      await lock.query('select 1 from time_entries where user_id = $1 for update', [people[3]!.id])
      let waits = true
      const late = scan(people[3]!).finally(() => {
        waits = false
      })
      const others = people.filter((_, n) => n !== 3)
      for (const answer of await Promise.all(others.map((ash) => scan(ash)))) {
        expect(answer).toMatchObject({ [direction]: true })
      }
      await expect.poll(venue.lockWaits).toBe(1)
      expect(waits).toBe(true)
      await lock.release()
      expect(await late).toMatchObject({ [direction]: true })
      venue.wait(MINUTE)
    }
  })

  test('fails only the punch that violates a constraint', async () => {
    const people = await crew(8)
    const [first, taken, ...others] = people
    const key = randomUUID()
    // Both look for a stored answer before there is one. The first call occupies the batch, the others share the next.
    const answers = await Promise.all([
      scan(first!),
      scan(taken!, key),
      scan(others[0]!, key),
      ...others.slice(1).map((ash) => scan(ash)),
    ])
    const refused = answers.filter(({ error }) => error?.code === 'keyReused')
    expect(refused).toHaveLength(1)
    expect(answers.filter(({ clockedIn }) => clockedIn)).toHaveLength(people.length - 1)
    expect(await entriesOf(people)).toHaveLength(people.length - 1)
  })

  test('has one punch of a person in a batch; the next one finds the shift open', async () => {
    const [bo, ash] = [await venue.hire('Bo', 'Actor'), await venue.hire('Ash', 'Actor', 'Usher')]
    const at = (someone: Someone, userPositionId: number) =>
      openEntry(venue.db, { userId: someone.id, userPositionId, now: venue.clock.now, actorId: null })
    // The first punch runs alone; the other two wait for it, and are batched.
    const [, first, second] = await Promise.all([
      at(bo, bo.positions[0]!.id),
      at(ash, ash.positions[0]!.id),
      at(ash, ash.positions[1]!.id),
    ])
    expect(await entriesOf([ash])).toMatchObject([
      { id: first!.id, positionId: ash.positions[0]!.positionId, endTime: null },
    ])
    expect(second).toBeUndefined()
  })
})
