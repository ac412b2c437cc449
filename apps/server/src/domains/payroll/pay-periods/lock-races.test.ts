import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { race } from '../../../../test/testing/race.ts'
import { rounds } from '../../../../test/testing/rounds.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, timeEntries, users } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const ROUNDS = rounds(200)
const HOUR_MS = 3_600_000
// Monday, October 7, a minute past six: the week has just ended.
const END = new Date('2024-10-07T10:00:00.000Z')
const START = new Date('2024-09-30T10:00:00.000Z')
venue.clock.now = new Date(END.getTime() + 60_000)

/** A manager who chooses a festival. */
async function manager(name: string) {
  const { id } = await venue.person(name, { accessLvl: 2, festivalId: null })
  const cookie = await venue.signIn(id)
  const choosing = ({ festivalId }: { festivalId: number }) =>
    venue.visitor.with({ cookie: `${cookie}; FM_CUR_FEST=${festivalId}` })
  return { id, in: choosing }
}
const [mara, lead] = [await manager('Mara'), await manager('Lee')]

/** A festival of its own for each round, with a shift of four hours at the end of the week. */
async function stage() {
  const { id: festivalId } = await venue.festival('Dreadmoor')
  const ash = await venue.person('Ash', { festivalId, paychexId: '7' })
  const { id: positionId } = await venue.position('Actor', { festivalId })
  const held = await venue.assign(ash.id, { id: positionId, festivalId })
  const at = (hours: number) => new Date(END.getTime() - hours * HOUR_MS)
  const add = (from: number, to: number, settings: Partial<typeof timeEntries.$inferInsert> = {}) =>
    venue.shift(ash.id, at(from).toISOString(), at(to).toISOString(), { festivalId, positionId, ...settings })
  const open = () => venue.shift(ash.id, at(2).toISOString(), null, { festivalId, positionId })
  return { festivalId, ash, held, shift: await add(20, 16), at, add, open }
}
type Stage = Awaited<ReturnType<typeof stage>>
type Reply = Awaited<ReturnType<typeof venue.visitor.get>>

/** What the writer does. What comes before the race is done first. */
const WRITES: Record<string, (scene: Stage) => Promise<() => Promise<Reply[]>>> = {
  edit: async (scene) => {
    const endTime = scene.at(15).toISOString()
    return async () => [await lead.in(scene).patch(`/api/timeclock/${scene.shift.id}`, { endTime })]
  },
  delete: async (scene) => async () => [await lead.in(scene).delete(`/api/timeclock/${scene.shift.id}`)],
  'add and edit': async (scene) => async () => {
    const added = await lead
      .in(scene)
      .post('/api/addTimeEntry', { userId: scene.ash.id, upId: scene.held.id })
    const { id } = added.json()
    const times = { startTime: scene.at(6).toISOString(), endTime: scene.at(1).toISOString() }
    return [added, await lead.in(scene).patch(`/api/timeclock/${id}`, times)]
  },
  'end by an edit': async (scene) => async () => {
    const { id } = await scene.open()
    const endTime = scene.at(0.5).toISOString()
    return [await lead.in(scene).patch(`/api/timeclock/${id}`, { endTime })]
  },
  'clock out': async (scene) => async () => {
    const { id } = await scene.open()
    return [await lead.in(scene).post('/api/timeclock/clockout', { ids: [id] })]
  },
  split: async ({ at, shift, ...scene }) => {
    const body = { at: at(18).toISOString(), positionId: shift.positionId }
    return async () => [await lead.in(scene).post(`/api/timeclock/${shift.id}/split`, body)]
  },
  'bulk edit': async ({ at, shift, ...scene }) => {
    const entries = [{ id: shift.id, updatedAt: shift.updatedAt }]
    const body = { entries, change: { endTime: at(15).toISOString() } }
    return async () => [await lead.in(scene).post('/api/timeclock/bulk-edit', body)]
  },
  undelete: async (scene) => {
    const { id } = await scene.add(12, 8, { deletedAt: venue.clock.now })
    return async () => [await lead.in(scene).post(`/api/timeclock/${id}/undelete`)]
  },
  'add for somebody who has left': async ({ at, ash, shift, ...scene }) => {
    await venue.db.update(users).set({ isActive: false }).where(eq(users.id, ash.id))
    const times = { startTime: at(6).toISOString(), endTime: at(1).toISOString() }
    const body = { userId: ash.id, positionId: shift.positionId, ...times }
    return async () => [await lead.in(scene).post('/api/addTimeEntry', body)]
  },
  'apply a request': async ({ at, ash, shift, ...scene }) => {
    const wanted = {
      timeEntryId: shift.id,
      positionId: shift.positionId,
      cashTips: 0,
      creditTips: 0,
      note: '',
    }
    const times = { startTime: at(20).toISOString(), endTime: at(14).toISOString() }
    const { id } = (await ash.post('/api/entry-requests', { ...wanted, ...times })).json()
    const [waiting] = (await lead.in(scene).get('/api/entry-requests')).json()
    const { updatedAt, entry } = waiting
    const decision = { kind: 'apply', updatedAt, entryUpdatedAt: entry.updatedAt }
    return async () => [await lead.in(scene).post(`/api/entry-requests/${id}/decide`, decision)]
  },
}
const KINDS = Object.keys(WRITES)

/** Whether the lock is why an answer is a refusal. */
function isLocked(reply: Reply) {
  const { code, details } = reply.json().error
  const refused: { code: string }[] = code === 'bulkEditRefused' ? details.refused : [{ code }]
  return refused.every((one) => one.code === 'periodLocked')
}

/** The hours that ended in the week, as they are stored. */
async function hoursIn({ festivalId }: Stage) {
  const entries = await venue.db.select().from(timeEntries).where(eq(timeEntries.festivalId, festivalId))
  const ended = entries.filter(
    ({ endTime, deletedAt }) => !deletedAt && endTime && endTime >= START && endTime < END,
  )
  const hundredths = ended.map(({ startTime, endTime }) => Math.round((+endTime! - +startTime) / 36_000))
  return { entries: ended.length, hours: hundredths.reduce((sum, one) => sum + one, 0) / 100 }
}

test(`rounds of an approval against a change: what is locked is what the approval saw`, async () => {
  const tally = { before: 0, refused: 0, unsettled: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const scene = await stage()
    const { festivalId } = scene
    const approve = () =>
      mara.in(scene).post('/api/pay-periods/approve', {
        festivalId,
        startsAt: START.toISOString(),
        endsAt: END.toISOString(),
      })
    const kind = KINDS[round % KINDS.length]!
    const write = await WRITES[kind]!(scene)
    const [approved, written] = await race(round, approve, write)
    for (const reply of written)
      expect(reply.statusCode < 300 || isLocked(reply), `${kind}: ${reply.body}`).toBe(true)
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
  // Each order shows its answer.
  expect(tally.refused).toBeGreaterThan(0)
  expect(tally.before + tally.unsettled).toBeGreaterThan(0)
}, 180_000)

test('an approval waits for a change that is under way, and sees it', async () => {
  const scene = await stage()
  const client = await venue.db.$client.connect()
  await client.query('begin')
  await client.query('update time_entries set end_time = $1 where id = $2', [scene.at(15), scene.shift.id])
  const approving = mara.in(scene).post('/api/pay-periods/approve', {
    festivalId: scene.festivalId,
    startsAt: START.toISOString(),
    endsAt: END.toISOString(),
    seen: { entries: 1, hundredths: 500, payCents: 7625, tipsCents: 0, deductionCents: 0 },
  })
  await expect.poll(() => venue.lockWaits()).toBeGreaterThan(0)
  await client.query('commit')
  client.release()
  expect((await approving).statusCode).toBe(200)
})
