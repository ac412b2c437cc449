import { desc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { changed } from '../../../platform/changed.ts'
import {
  applications,
  auditLog,
  erasedPeople,
  festivals,
  payrollExportEntries,
  payrollExports,
  plannedPlaces,
  seasons,
  users,
} from '../../../platform/database/schema.ts'
import { publishedPlace } from '../../nights/publication/testing/plan.ts'
import { applyRetention } from './retention.service.ts'
import { applyIfDue } from './retention-schedule.ts'

/** The season ends on 3 November 2024; decisions are of August 2024 unless a test says otherwise. */
const AUGUST = new Date('2024-08-15T12:00:00Z')
const NOVEMBER_2025 = new Date('2025-11-04T12:00:00Z')

const venue = await openVenue()
const { db } = venue
venue.clock.now = NOVEMBER_2025
const ada = await venue.person('Ada', { accessLvl: 3 })

/** A festival of its own for each test, with its season closed. */
async function closedFestival(settings: Partial<typeof festivals.$inferInsert> = {}) {
  const festival = await venue.festival('Dreadmoor', { retentionMonths: 12, ...settings })
  await db.update(seasons).set({ closedAt: NOVEMBER_2025 }).where(eq(seasons.id, festival.seasonId))
  const apply = (changes: Partial<typeof applications.$inferInsert> = {}) =>
    venue.application({ festivalId: festival.id, createdAt: AUGUST, ...changes })
  const left = async () =>
    (await db.select().from(applications).where(eq(applications.festivalId, festival.id))).map(({ id }) => id)
  const trail = () =>
    db.select().from(auditLog).where(eq(auditLog.festivalId, festival.id)).orderBy(desc(auditLog.id))
  const count = async (query: Record<string, string>) =>
    (await ada.get(`/api/festivals/${festival.id}/retention`, query)).json()
  return { ...festival, apply, left, trail, count }
}

afterEach(async () => {
  await db.update(festivals).set({ retentionMonths: null, eraseHealthAnswers: false })
})

describe('applications without a hire', () => {
  test('are erased after the months of the setting, with one audit row of counts', async () => {
    const festival = await closedFestival()
    for (const status of ['new', 'held', 'rejected'] as const) await festival.apply({ status })
    expect(await festival.count({ months: '12' })).toEqual({ applications: 3, healthAnswers: 0 })
    expect(await festival.count({ months: '13' })).toEqual({ applications: 0, healthAnswers: 0 })
    expect(await festival.count({})).toEqual({ applications: 0, healthAnswers: 0 })
    await applyRetention(db, NOVEMBER_2025)
    expect(await festival.left()).toEqual([])
    expect(await festival.trail()).toMatchObject([
      {
        ...{ actorId: null, action: 'retention', entity: 'festival' },
        after: { applications: 3, healthAnswers: 0 },
      },
    ])
    // Idempotent: nothing is left to do, so nothing is written.
    await applyRetention(db, NOVEMBER_2025)
    expect(await festival.trail()).toHaveLength(1)
  })

  test('are kept without a setting, while the season is open, and before the months are over', async () => {
    const [off, open, early] = [
      await closedFestival({ retentionMonths: null }),
      await closedFestival(),
      await closedFestival({ retentionMonths: 13 }),
    ]
    await db.update(seasons).set({ closedAt: null }).where(eq(seasons.id, open.seasonId))
    const kept = []
    for (const festival of [off, open, early]) kept.push([(await festival.apply({ status: 'rejected' })).id])
    await applyRetention(db, NOVEMBER_2025)
    expect([await off.left(), await open.left(), await early.left()]).toEqual(kept)
  })

  test('are kept for a year after the decision: decided, archived or received', async () => {
    const festival = await closedFestival()
    const [late, before] = [new Date('2024-11-05T12:00:00Z'), new Date('2024-11-03T12:00:00Z')]
    const kept = [
      await festival.apply({ status: 'rejected', decidedAt: late }),
      await festival.apply({ archivedAt: late }),
      await festival.apply({ createdAt: late }),
    ]
    await festival.apply({ status: 'rejected', decidedAt: before, archivedAt: late })
    await festival.apply({ createdAt: AUGUST, archivedAt: before })
    await applyRetention(db, NOVEMBER_2025)
    expect(await festival.left()).toEqual(kept.map(({ id }) => id))
  })

  test('hired ones are kept; a person whose hire was undone stays', async () => {
    const festival = await closedFestival()
    const ash = await venue.person('Ash', { festivalId: festival.id })
    const hired = await festival.apply({ status: 'hired', userId: ash.id })
    const undone = await festival.apply({ status: 'held' })
    const bea = await venue.person('Bea', { festivalId: festival.id, applicationId: undone.id })
    await applyRetention(db, NOVEMBER_2025)
    expect(await festival.left()).toEqual([hired.id])
    const [row] = await db.select().from(users).where(eq(users.id, bea.id))
    expect(row).toMatchObject({ firstName: 'Bea', applicationId: null })
  })

  test('lose the notes in their audit rows, and nobody else does', async () => {
    const festival = await closedFestival()
    const [gone, kept] = [await festival.apply(), await festival.apply({ createdAt: NOVEMBER_2025 })]
    for (const { id: entityId } of [gone, kept])
      await changed(
        db,
        { id: ada.id, now: AUGUST },
        {
          festivalId: festival.id,
          action: 'edit',
          entity: 'application',
          entityId,
          after: { notes: 'Shy.', status: 'held' },
        },
      )
    await applyRetention(db, NOVEMBER_2025)
    expect((await festival.trail()).map(({ after }) => after)).toEqual([
      { applications: 1, healthAnswers: 0 },
      { notes: 'Shy.', status: 'held' },
      { notes: '[erased]', status: 'held' },
    ])
  })
})

describe('answers about health', () => {
  test('go from decided applications, with their keys, in the order of the others, and the digest', async () => {
    const festival = await closedFestival({ retentionMonths: null, eraseHealthAnswers: true })
    const answersDigest = Buffer.from('digest')
    const { id: userId } = await venue.person('Ash', { festivalId: festival.id })
    const decided = [
      await festival.apply({ status: 'hired', userId, answersDigest }),
      await festival.apply({ status: 'rejected', answersDigest, createdAt: NOVEMBER_2025 }),
    ]
    const open = await festival.apply({ status: 'held' })
    expect(await festival.count({ health: 'true' })).toEqual({ applications: 0, healthAnswers: 2 })
    await applyRetention(db, NOVEMBER_2025)
    const read = async (id: number) =>
      (await db.select().from(applications).where(eq(applications.id, id)))[0]!
    for (const { id, rawData } of decided) {
      const { limitations: _, otherNotes: __, ...others } = JSON.parse(rawData)
      const after = await read(id)
      expect(Object.entries(JSON.parse(after.rawData))).toEqual(Object.entries(others))
      expect(after.answersDigest).toBeNull()
    }
    expect((await read(open.id)).rawData).toBe(open.rawData)
    expect(await festival.count({ health: 'true' })).toEqual({ applications: 0, healthAnswers: 0 })
    expect(await festival.trail()).toMatchObject([{ after: { applications: 0, healthAnswers: 2 } }])
    const listed = await ada.get('/api/applications', { filter: { where: { festivalId: festival.id } } })
    expect(listed.json()).toHaveLength(3)
  })

  test('stay while the switch is off', async () => {
    const festival = await closedFestival({ retentionMonths: null })
    const { id, rawData } = await festival.apply({ status: 'rejected' })
    await applyRetention(db, NOVEMBER_2025)
    expect(await db.select().from(applications).where(eq(applications.id, id))).toMatchObject([{ rawData }])
  })
})

describe('a seal', () => {
  test('ends after its last day: name and address go, counted in one audit row', async () => {
    const festival = await closedFestival({ retentionMonths: null })
    const seal = async (sealedUntil: string) => {
      const { id: userId } = await venue.person('Former', { festivalId: festival.id, isActive: false })
      const sealed = { firstName: 'Ash', middleName: '', lastName: 'Marrow', address: '13 Gallows Lane' }
      await db.insert(erasedPeople).values({ userId, erasedAt: AUGUST, sealedUntil, ...sealed })
      return async () => (await db.select().from(erasedPeople).where(eq(erasedPeople.userId, userId)))[0]
    }
    const over = [await seal('2025-11-03'), await seal('2024-01-01')]
    const last = await seal('2025-11-04')
    // The last day goes on in New York.
    await applyRetention(db, new Date('2025-11-05T01:00:00Z'))
    for (const read of over)
      expect(await read()).toMatchObject({ firstName: null, middleName: null, lastName: null, address: null })
    expect(await last()).toMatchObject({ firstName: 'Ash', address: '13 Gallows Lane' })
    await applyRetention(db, NOVEMBER_2025)
    expect(await festival.trail()).toMatchObject([{ action: 'endSeal', actorId: null, after: { people: 2 } }])
  })
})

test('a seal follows a festival that keeps names for more years, and not one for fewer', async () => {
  const festival = await venue.festival('Six years')
  const ash = await venue.person('Ash', { festivalId: festival.id })
  const { id: positionId } = await venue.position('Actor', { festivalId: festival.id })
  const at = { festivalId: festival.id, positionId }
  const shift = await venue.shift(ash.id, '2024-08-09T21:00:00Z', '2024-08-10T01:00:00Z', at)
  const [made] = await db
    .insert(payrollExports)
    .values({ festivalId: festival.id, madeAt: AUGUST, startsOn: '2024-08-05', endsOn: '2024-08-11' })
    .returning()
  await db.insert(payrollExportEntries).values({ timeEntryId: shift.id, exportId: made!.id })
  await ada.patch(`/api/festivals/${festival.id}`, { state: 'NY', nameYears: 6 })
  const erase = await ada.post(`/api/users/${ash.id}/erase`, { confirmation: `Ash ${ash.lastName}` })
  expect(erase.json()).toMatchObject({ sealedUntil: '2030-08-15' })
  const until = async (nameYears: number) => {
    await ada.patch(`/api/festivals/${festival.id}`, { nameYears })
    await applyRetention(db, new Date('2030-09-01T12:00:00Z'))
    const [row] = await db.select().from(erasedPeople).where(eq(erasedPeople.userId, ash.id))
    return [row!.sealedUntil, row!.firstName]
  }
  expect(await until(8)).toEqual(['2032-08-15', 'Ash'])
  expect(await until(3)).toEqual(['2032-08-15', 'Ash'])
})

describe('the nightly run', () => {
  const announce = vi.spyOn(venue.app.live, 'announce')
  const log = { error: vi.fn() }

  test('is due after a start and after each 5:00 AM of the festival, and tells open pages', async () => {
    const festival = await closedFestival()
    await festival.apply()
    const at = (time: string) => new Date(`2025-11-0${time}:00Z`)
    expect(await applyIfDue({ db, log }, undefined, at('4T12:00'))).toEqual(at('4T12:00'))
    expect(announce).toHaveBeenCalledWith({ kind: 'application', festivalId: festival.id })
    expect(await applyIfDue({ db, log }, at('4T12:00'), at('5T09:59'))).toEqual(at('4T12:00'))
    expect(await applyIfDue({ db, log }, at('4T12:00'), at('5T10:00'))).toEqual(at('5T10:00'))
    expect(log.error).not.toHaveBeenCalled()
  })

  test('does nothing while another process is at it, and both together erase once', async () => {
    const festival = await closedFestival()
    const { id } = await festival.apply()
    const more = await Promise.all([closedFestival(), closedFestival(), closedFestival()])
    for (const one of more) await one.apply()
    const other = await db.$client.connect()
    await other.query(`begin; select pg_advisory_xact_lock(1314083397, ${festival.id})`)
    await applyRetention(db, NOVEMBER_2025)
    expect(await festival.left()).toEqual([id])
    await other.query('commit')
    other.release()
    await Promise.all([applyRetention(db, NOVEMBER_2025), applyRetention(db, NOVEMBER_2025)])
    for (const one of [festival, ...more]) {
      expect(await one.left()).toEqual([])
      expect(await one.trail()).toHaveLength(1)
    }
  })

  test('that fails is logged and tried again', async () => {
    const broken = {
      select: () => {
        throw new Error('down')
      },
    } as unknown as typeof db
    expect(await applyIfDue({ db: broken, log }, undefined, NOVEMBER_2025)).toBeUndefined()
    expect(log.error).toHaveBeenCalledOnce()
  })
})

test('why somebody could not come is erased a month after the night, whatever the setting', async () => {
  const ash = await venue.person('Ash')
  const actor = await venue.position('Actor')
  const at = venue.clock.now
  const answered = { answer: 'help', answerReason: 'Ill', answeredAt: at } as const
  const ofNight = (night: string) => publishedPlace(venue, ash, actor, night, answered)
  const [older, newer] = [await ofNight('2024-10-11'), await ofNight('2024-10-12')]
  await applyRetention(db, new Date('2024-11-11T12:00:00Z'))
  const rows = await db.select().from(plannedPlaces).orderBy(plannedPlaces.night)
  expect(rows.map(({ id, answer, answerReason }) => ({ id, answer, answerReason }))).toEqual([
    { id: older.id, answer: 'help', answerReason: null },
    { id: newer.id, answer: 'help', answerReason: 'Ill' },
  ])
})
