import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, timeEntries, userPositions, type users } from '../../../platform/database/schema.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3 })
const mara = await venue.person('Mara', { accessLvl: 2 })
const lena = await venue.person('Lena', { accessLvl: 1 })
const actor = await venue.position('Actor')
const elf = await venue.position('Elf', { festivalId: other.id })

const add = (who: typeof mara, id: string, positionId = actor.id, payrate = 16) =>
  who.post(`/api/users/${id}/addposition`, { positionId, payrate })
const remove = (who: typeof mara, id: string, positionId = actor.id) =>
  who.post(`/api/users/${id}/removeposition`, { positionId, payrate: 16 })
const held = (id: string) => venue.db.select().from(userPositions).where(eq(userPositions.userId, id))

describe('assigning a position', () => {
  test('assigns it at the agreed rate, and is audited', async () => {
    const ash = await venue.person('Ash')
    const { id, ...given } = (await add(mara, ash.id)).json()
    expect(given).toEqual({ userId: ash.id, positionId: actor.id, payrate: 16 })
    const trail = await venue.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)))
    expect(trail).toMatchObject([
      {
        actorId: mara.id,
        action: 'addPosition',
        entity: 'userPosition',
        before: null,
        after: { payrate: 16 },
      },
    ])
  })

  test('again replaces the rate, and both rates are audited', async () => {
    const ash = await venue.person('Ash')
    const { id } = (await add(mara, ash.id)).json()
    expect((await add(mara, ash.id, actor.id, 17.25)).json()).toMatchObject({ id, payrate: 17.25 })
    expect(await held(ash.id)).toHaveLength(1)
    const trail = await venue.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)))
    expect(trail.at(-1)).toMatchObject({
      action: 'changePayRate',
      before: { payrate: 16 },
      after: { payrate: 17.25 },
    })
  })

  test('concurrently assigns it once', async () => {
    const ash = await venue.person('Ash')
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(mara, ash.id)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await held(ash.id)).toHaveLength(1)
  })

  test('leaves the rate of an open shift unchanged', async () => {
    const ash = await venue.person('Ash')
    const { id } = (await add(mara, ash.id)).json()
    const entry = (await ash.post('/api/clockin', String(id))).json()
    await add(mara, ash.id, actor.id, 20)
    const [open] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, entry.id))
    expect(open?.payrate).toBe(16)
  })

  test('of another festival is not found, also for administrators', async () => {
    const ash = await venue.person('Ash')
    for (const who of [mara, ada])
      for (const positionId of [elf.id, 2_000_000_000])
        await expectRefusal(venue, 'notFound', () => add(who, ash.id, positionId))
  })

  test('to somebody of another festival or of none is not found', async () => {
    const stranger = await venue.person('Stranger', { festivalId: other.id })
    const roaming = await venue.person('Roaming', { festivalId: null })
    await expectRefusal(venue, 'notFound', () => add(mara, stranger.id, elf.id))
    expect((await add(ada, stranger.id, elf.id)).statusCode).toBe(200)
    await expectRefusal(venue, 'notFound', () => add(ada, roaming.id))
  })

  test.each([-0.25, 0.1, 500.25, 1e9, Number.NaN, '16', null])(
    'at a rate of %s is refused',
    async (payrate) => {
      const ash = await venue.person('Ash')
      await expectRefusal(venue, 'invalidInput', () =>
        mara.post(`/api/users/${ash.id}/addposition`, { positionId: actor.id, payrate }),
      )
    },
  )
})

describe('who assigns and removes positions', () => {
  test('a manager, for people below; only an administrator sets their own pay', async () => {
    const equal = await venue.person('Mina', { accessLvl: 2 })
    await expectRefusal(venue, 'notOnYourself', () => add(mara, mara.id))
    await expectRefusal(venue, 'outranked', () => add(mara, equal.id))
    await expectRefusal(venue, 'outranked', () => add(mara, ada.id))
    await expectRefusal(venue, 'notOnYourself', () => remove(mara, mara.id))
    await expectRefusal(venue, 'outranked', () => remove(mara, equal.id))
    expect((await add(mara, lena.id)).statusCode).toBe(200)
    expect((await add(ada, ada.id)).statusCode).toBe(200)
    expect((await add(ada, (await venue.person('Bea', { accessLvl: 3 })).id)).statusCode).toBe(200)
  })

  test('not a lead, not an employee', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await expectRefusal(venue, 'forbidden', () => add(lena, ash.id))
    await expectRefusal(venue, 'forbidden', () => remove(lena, ash.id, ash.positions[0]!.positionId))
    await expectRefusal(venue, 'forbidden', () => add(ash, ash.id))
  })
})

describe('a lead during a hire', () => {
  async function applicant(settings: Partial<typeof users.$inferInsert> = {}) {
    const application = await venue.application()
    const wren = await venue.person('Wren', { applicationId: application.id, ...settings })
    return { ...wren, application }
  }

  test('assigns the position until the applicant is hired', async () => {
    const { id, application } = await applicant()
    expect((await add(lena, id, application.positionId, 15)).statusCode).toBe(200)
    await lena.patch(`/api/applications/${application.id}`, { userId: id, status: 'hired' })
    await expectRefusal(venue, 'forbidden', () => add(lena, id, application.positionId, 30))
  })

  test('assigns the default rate or less; a higher one needs a manager', async () => {
    const { id, application } = await applicant()
    const rated = (who: typeof mara, payrate: number) => add(who, id, application.positionId, payrate)
    await expectRefusal(venue, 'rateNeedsManager', () => rated(lena, 15.25))
    expect((await rated(lena, 14.75)).json().payrate).toBe(14.75)
    expect((await rated(mara, 15.25)).json().payrate).toBe(15.25)
    const [{ id: heldId } = { id: 0 }] = await held(id)
    const trail = await venue.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(heldId)))
      .orderBy(auditLog.id)
    expect(trail).toMatchObject([
      { action: 'addPosition', actorId: lena.id, after: { payrate: 14.75 } },
      { action: 'changePayRate', actorId: mara.id, after: { payrate: 15.25 } },
    ])
  })

  test('assigns no position of another festival', async () => {
    const { id } = await applicant()
    await expectRefusal(venue, 'hiredWithoutPosition', () => add(lena, id, elf.id))
  })

  test('cannot set their own pay or that of people above with an unfinished hire', async () => {
    const lou = await applicant({ accessLvl: 1 })
    await expectRefusal(venue, 'notOnYourself', () => add(lou, lou.id, lou.application.positionId, 500))
    await expectRefusal(venue, 'outranked', () => add(lena, lou.id, lou.application.positionId, 500))
  })
})

describe('removing a position', () => {
  test('removes it, is audited, and keeps the open shift', async () => {
    const ash = await venue.person('Ash')
    const { id } = (await add(mara, ash.id)).json()
    const entry = (await ash.post('/api/clockin', String(id))).json()
    expect((await remove(mara, ash.id)).json()).toMatchObject({ id, positionId: actor.id })
    expect(await held(ash.id)).toEqual([])
    const trail = await venue.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)))
      .orderBy(auditLog.id)
    expect(trail.at(-1)).toMatchObject({ action: 'removePosition', before: { payrate: 16 }, after: null })
    const [open] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, entry.id))
    expect(open).toMatchObject({ payrate: 16, endTime: null })
    expect((await ash.post('/api/clockout')).statusCode).toBe(200)
  })

  test('that is not held, or of somebody in another festival, is not found', async () => {
    const ash = await venue.person('Ash')
    const stranger = await venue.person('Stranger', { festivalId: other.id })
    await venue.assign(stranger.id, elf)
    await expectRefusal(venue, 'notFound', () => remove(mara, ash.id))
    await expectRefusal(venue, 'notFound', () => remove(mara, stranger.id, elf.id))
    expect((await remove(ada, stranger.id, elf.id)).statusCode).toBe(200)
  })
})
