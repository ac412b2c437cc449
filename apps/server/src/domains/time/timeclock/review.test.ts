import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, timeEntries } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const [lena, mara] = [
  await venue.person('Lena', { accessLvl: 1 }),
  await venue.person('Mara', { accessLvl: 2 }),
]
const now = () => venue.clock.now.toISOString()

type Settings = Parameters<typeof venue.shift>[3]
/** A bartender's shift of this evening, still open. */
async function tippedShift(settings: Settings = {}) {
  const tess = await venue.hire('Tess', 'Bartender')
  return venue.shift(tess.id, '2024-10-04T20:00:00Z', null, { isTipped: true, ...settings })
}
async function entry(id: number) {
  const [stored] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, id))
  return stored!
}
const trailOf = (id: number) =>
  venue.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(id)))

describe('a tipped shift without tips is marked for review', () => {
  test('by Clock Out All, audited', async () => {
    const [tipped, untipped] = [await tippedShift(), await tippedShift({ isTipped: false })]
    const withTips = await tippedShift({ cashTips: 12.5 })
    const ids = [tipped.id, untipped.id, withTips.id]
    expect((await lena.post('/api/timeclock/clockout', { ids })).json().closed).toEqual(ids)
    expect((await entry(tipped.id)).needsReview).toBe('tipsMissing')
    expect((await entry(untipped.id)).needsReview).toBeNull()
    expect((await entry(withTips.id)).needsReview).toBeNull()
    expect(await trailOf(tipped.id)).toMatchObject([
      { action: 'clockOut', before: { needsReview: null }, after: { needsReview: 'tipsMissing' } },
    ])
  })

  test.each([
    ['a lead', lena],
    ['a manager', mara],
  ])('by the Clock Out of %s', async (_who, who) => {
    const { id } = await tippedShift()
    const reply = await who.patch(`/api/timeclock/${id}`, { endTime: now() })
    expect(reply.json()).toMatchObject({ endTime: now(), needsReview: 'tipsMissing' })
    const { id: untipped } = await tippedShift({ isTipped: false })
    const other = await who.patch(`/api/timeclock/${untipped}`, { endTime: now() })
    expect(other.json().needsReview).toBeNull()
  })

  test('by a deactivation', async () => {
    const { id, userId } = await tippedShift()
    await mara.patch(`/api/users/${userId}`, { isActive: false })
    expect((await entry(id)).needsReview).toBe('tipsMissing')
  })

  test('but not by a manager who enters the tips, or that there were none', async () => {
    const { id } = await tippedShift()
    const edit = { endTime: now(), cashTips: 0, creditTips: 0 }
    expect((await mara.patch(`/api/timeclock/${id}`, edit)).json().needsReview).toBeNull()
  })
})

describe("a shift longer than the festival's longest is marked as forgotten, whoever ends it", () => {
  /** Since yesterday's noon. */
  async function longShift() {
    const ash = await venue.hire('Ash', 'Actor')
    const startTime = new Date(venue.clock.now.getTime() - 30 * 3_600_000).toISOString()
    return { ash, shift: await venue.shift(ash.id, startTime, null) }
  }

  test('by Clock Out All', async () => {
    const { shift } = await longShift()
    await lena.post('/api/timeclock/clockout', { ids: [shift.id] })
    expect((await entry(shift.id)).needsReview).toBe('forgotten')
  })

  test.each([
    ['a lead', lena],
    ['a manager', mara],
  ])('by the Clock Out of %s', async (_who, who) => {
    const { shift } = await longShift()
    const reply = await who.patch(`/api/timeclock/${shift.id}`, { endTime: now() })
    expect(reply.json().needsReview).toBe('forgotten')
  })

  test('by a deactivation', async () => {
    const { shift, ash } = await longShift()
    await mara.patch(`/api/users/${ash.id}`, { isActive: false })
    expect((await entry(shift.id)).needsReview).toBe('forgotten')
  })

  test('by the person at the time clock', async () => {
    const { shift, ash } = await longShift()
    expect((await ash.post('/api/clockout')).statusCode).toBe(200)
    expect((await entry(shift.id)).needsReview).toBe('forgotten')
  })
})

describe('an entry that needs review', () => {
  const marked = () => tippedShift().then(({ id }) => close(id))
  async function close(id: number) {
    await lena.post('/api/timeclock/clockout', { ids: [id] })
    return entry(id)
  }

  test('can be listed by payroll, and not by a lead', async () => {
    const { id } = await marked()
    const where = { needsReview: { neq: null }, endTime: { gte: '2024-10-04T00:00:00Z' } }
    const listed = (await mara.get('/api/timeclock', { filter: { where } })).json()
    expect(listed).toContainEqual(expect.objectContaining({ id, needsReview: 'tipsMissing' }))
    await expectRefusal(venue, 'rangesArePayrolls', () => lena.get('/api/timeclock', { filter: { where } }))
  })

  test('is confirmed by a manager, audited, and only once', async () => {
    const { id, updatedAt, ...rest } = await marked()
    const confirm = () => mara.patch(`/api/timeclock/${id}`, { needsReview: null })
    expect((await confirm()).json()).toMatchObject({ needsReview: null, cashTips: rest.cashTips })
    expect(await entry(id)).toMatchObject({ ...rest, needsReview: null })
    await confirm()
    expect((await trailOf(id)).slice(1)).toMatchObject([
      {
        action: 'confirm',
        actorId: mara.id,
        before: { needsReview: 'tipsMissing' },
        after: { needsReview: null },
      },
    ])
  })

  test('is reviewed by an edit, audited', async () => {
    const { id } = await marked()
    const edited = (await mara.patch(`/api/timeclock/${id}`, { cashTips: 40.5 })).json()
    expect(edited).toMatchObject({ needsReview: null, cashTips: 40.5 })
    expect((await trailOf(id)).at(-1)).toMatchObject({ action: 'edit', after: { needsReview: null } })
  })

  test('stays marked when the form is saved unchanged', async () => {
    const { id, note, cashTips } = await marked()
    expect((await mara.patch(`/api/timeclock/${id}`, { note, cashTips })).json().needsReview).toBe(
      'tipsMissing',
    )
  })

  test('is not confirmed with a stale version', async () => {
    const { id } = await marked()
    const stale = { needsReview: null, updatedAt: '2024-10-01T00:00:00.000Z' }
    await expectRefusal(venue, 'changedMeanwhile', () => mara.patch(`/api/timeclock/${id}`, stale))
  })

  test('is not confirmed by a lead, and nobody can set the mark', async () => {
    const { id } = await marked()
    await expectRefusal(venue, 'forbidden', () => lena.patch(`/api/timeclock/${id}`, { needsReview: null }))
    const marking = await mara.patch(`/api/timeclock/${id}`, { needsReview: 'forgotten' })
    expect(marking.statusCode).toBe(422)
  })

  test('can be reopened, which clears the mark', async () => {
    const { id } = await marked()
    const reopened = await mara.patch(`/api/timeclock/${id}`, { endTime: null })
    expect(reopened.json()).toMatchObject({ endTime: null, needsReview: null })
  })
})
