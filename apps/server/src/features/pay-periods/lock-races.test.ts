import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { auditLog, timeEntries } from '../../platform/database/schema.ts'

const venue = await openVenue()
const ROUNDS = 200
const HOUR_MS = 3_600_000
const mara = await venue.person('Mara', { accessLvl: 2, festivalId: null })
const lead = await venue.person('Lee', { accessLvl: 2, festivalId: null })
// Monday, October 7, a minute past six: the week has just ended.
const END = new Date('2024-10-07T10:00:00.000Z')
const START = new Date('2024-09-30T10:00:00.000Z')
venue.clock.now = new Date(END.getTime() + 60_000)

/** A festival of its own for each round, with a shift of four hours at the end of the week. */
async function stage() {
  const { id: festivalId } = await venue.festival('Dreadmoor')
  const ash = await venue.person('Ash', { festivalId, paychexId: '7' })
  const { id: positionId } = await venue.position('Actor', { festivalId })
  const held = await venue.assign(ash.id, { id: positionId, festivalId })
  const at = (hours: number) => new Date(END.getTime() - hours * HOUR_MS)
  const shift = await venue.shift(ash.id, at(20).toISOString(), at(16).toISOString(), {
    festivalId,
    positionId,
  })
  const open = () => venue.shift(ash.id, at(2).toISOString(), null, { festivalId, positionId })
  return { festivalId, ash, held, shift, at, open }
}
type Stage = Awaited<ReturnType<typeof stage>>
type Reply = Awaited<ReturnType<typeof mara.get>>

/** Somebody who chose this festival. */
const inFestival = ({ festivalId }: Stage, cookie: string) =>
  venue.visitor.with({ cookie: `${cookie}; FM_CUR_FEST=${festivalId}` })
const [maraCookie, leadCookie] = [await venue.signIn(mara.id), await venue.signIn(lead.id)]

/** What the writer does; whether one of its answers is a refusal by the lock. */
const WRITES: ((scene: Stage) => Promise<Reply[]>)[] = [
  async (scene) => {
    const endTime = scene.at(15).toISOString()
    return [await inFestival(scene, leadCookie).patch(`/api/timeclock/${scene.shift.id}`, { endTime })]
  },
  async (scene) => [await inFestival(scene, leadCookie).delete(`/api/timeclock/${scene.shift.id}`)],
  async (scene) => {
    const who = inFestival(scene, leadCookie)
    const added = await who.post('/api/addTimeEntry', { userId: scene.ash.id, upId: scene.held.id })
    const { id } = added.json()
    const times = { startTime: scene.at(6).toISOString(), endTime: scene.at(1).toISOString() }
    return [added, await who.patch(`/api/timeclock/${id}`, times)]
  },
  async (scene) => {
    const { id } = await scene.open()
    const endTime = scene.at(0.5).toISOString()
    return [await inFestival(scene, leadCookie).patch(`/api/timeclock/${id}`, { endTime })]
  },
  async (scene) => {
    const { id } = await scene.open()
    return [await inFestival(scene, leadCookie).post('/api/timeclock/clockout', { ids: [id] })]
  },
]

/** The hours that ended in the week, as they are stored. */
async function hoursIn({ festivalId }: Stage) {
  const entries = await venue.db.select().from(timeEntries).where(eq(timeEntries.festivalId, festivalId))
  const ended = entries.filter(
    ({ endTime, deletedAt }) => !deletedAt && endTime && endTime >= START && endTime < END,
  )
  const hundredths = ended.map(({ startTime, endTime }) => Math.round((+endTime! - +startTime) / 36_000))
  return { entries: ended.length, hours: hundredths.reduce((sum, one) => sum + one, 0) / 100 }
}

test(`${ROUNDS} rounds of an approval against a change: what is locked is what the approval saw`, async () => {
  const tally = { before: 0, refused: 0, unsettled: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const scene = await stage()
    const { festivalId } = scene
    const approve = () =>
      inFestival(scene, maraCookie).post('/api/pay-periods/approve', {
        festivalId,
        startsAt: START.toISOString(),
        endsAt: END.toISOString(),
      })
    // A delay that varies, so that either is first now and then.
    const later = async <T>(wait: number, what: () => Promise<T>) => {
      await new Promise((resolve) => setTimeout(resolve, wait))
      return what()
    }
    const write = WRITES[round % WRITES.length]!
    const [approved, written] = await Promise.all([
      later((round * 7) % 9, approve),
      later((round * 5) % 7, () => write(scene)),
    ])
    for (const reply of written) {
      const expected = reply.statusCode < 300 || reply.json().error.code === 'periodLocked'
      expect(expected, reply.body).toBe(true)
    }
    if (approved.statusCode === 409) {
      // The open shift was there first, and the approval saw it.
      expect(approved.json().error.code).toBe('periodUnsettled')
      tally.unsettled++
      continue
    }
    expect(approved.statusCode, approved.body).toBe(200)
    const isApproval = and(eq(auditLog.entity, 'approvedPeriod'), eq(auditLog.festivalId, festivalId))
    const [seen] = await venue.db.select({ after: auditLog.after }).from(auditLog).where(isApproval)
    expect(seen!.after, `round ${round}`).toMatchObject(await hoursIn(scene))
    if (written.some(({ statusCode }) => statusCode === 409)) tally.refused++
    else tally.before++
  }
  // Both orders happened, or the test has shown nothing.
  expect(tally.refused).toBeGreaterThan(5)
  expect(tally.before + tally.unsettled).toBeGreaterThan(5)
}, 180_000)

test('an approval waits for a change that is under way, and sees it', async () => {
  const scene = await stage()
  const client = await venue.db.$client.connect()
  await client.query('begin')
  await client.query('update time_entries set end_time = $1 where id = $2', [scene.at(15), scene.shift.id])
  const approving = inFestival(scene, maraCookie).post('/api/pay-periods/approve', {
    festivalId: scene.festivalId,
    startsAt: START.toISOString(),
    endsAt: END.toISOString(),
    seen: { entries: 1, hundredths: 500 },
  })
  await expect.poll(() => venue.lockWaits()).toBeGreaterThan(0)
  await client.query('commit')
  client.release()
  expect((await approving).statusCode).toBe(200)
})
