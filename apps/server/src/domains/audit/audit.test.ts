import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../test/testing/refusals.ts'
import { openVenue, type Person } from '../../../test/testing/venue.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })

/** What the trail says of an entry, oldest first. */
async function trailOf(timeEntryId: number, reader: Person = mara) {
  const reply = await reader.get('/api/audit', { timeEntryId: String(timeEntryId) })
  return reply.json().reverse()
}

describe('the audit row of a time entry says who, when, before and after', () => {
  test('when somebody clocks in and out', async () => {
    const ash = await venue.person('Ash')
    const held = await venue.assign(ash.id, await venue.position('Bartender', { isTipped: true }))
    const { id, startTime } = (await ash.post('/api/clockin', String(held.id))).json()
    venue.wait(60_000)
    await ash.post('/api/clockout', { cashTips: 2.5 })
    const who = { actorId: ash.id, actor: { firstName: 'Ash', lastName: 'Graves' }, entityId: String(id) }
    expect(await trailOf(id)).toMatchObject([
      { ...who, action: 'clockIn', at: startTime, before: null, after: { userId: ash.id, endTime: null } },
      {
        ...who,
        action: 'clockOut',
        at: venue.clock.now.toISOString(),
        before: { endTime: null, cashTips: 0 },
        after: { cashTips: 2.5, positionName: 'Bartender', payrate: 15.25 },
      },
    ])
  })

  test('when a badge does it, without an actor', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { timesheetId } = (
      await venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(ash.id) })
    ).json()
    expect(await trailOf(timesheetId)).toMatchObject([
      { action: 'clockIn', actorId: null, actor: null, after: { userId: ash.id } },
    ])
  })

  test('when a manager adds, edits and deletes', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { id } = (
      await mara.post('/api/addTimeEntry', { userId: ash.id, upId: ash.positions[0]!.id })
    ).json()
    await mara.patch(`/api/timeclock/${id}`, { note: 'Rain', deduction: 5 })
    await mara.delete(`/api/timeclock/${id}`)
    expect(await trailOf(id)).toMatchObject([
      { action: 'create', actorId: mara.id, before: null, after: { note: '' } },
      { action: 'edit', before: { note: '', deduction: 0 }, after: { note: 'Rain', deduction: 5 } },
      { action: 'delete', before: { note: 'Rain' }, after: null },
    ])
  })

  test('when a lead ends one shift, or many', async () => {
    const lena = await venue.person('Lena', { accessLvl: 1 })
    const [ash, bo] = [await venue.hire('Ash'), await venue.hire('Bo')]
    const start = venue.clock.now.toISOString()
    const [one, two] = [await venue.shift(ash.id, start, null), await venue.shift(bo.id, start, null)]
    venue.wait(60_000)
    const endTime = venue.clock.now.toISOString()
    await lena.patch(`/api/timeclock/${one.id}`, { endTime })
    await lena.post('/api/timeclock/clockout', { ids: [two.id] })
    for (const [id, action] of [
      [one.id, 'edit'],
      [two.id, 'clockOut'],
    ] as const) {
      expect(await trailOf(id)).toMatchObject([
        { action, actorId: lena.id, before: { endTime: null }, after: { endTime } },
      ])
    }
  })

  test('when somebody is deactivated while clocked in', async () => {
    const ash = await venue.hire('Ash')
    const { id } = await venue.shift(ash.id, venue.clock.now.toISOString(), null)
    venue.wait(60_000)
    await mara.patch(`/api/users/${ash.id}`, { isActive: false })
    expect(await trailOf(id)).toMatchObject([
      { action: 'clockOut', actorId: mara.id, after: { endTime: venue.clock.now.toISOString() } },
    ])
  })

  test("and has an action of its own for changes of one's own entry", async () => {
    const { id } = await venue.shift(mara.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    await mara.patch(`/api/timeclock/${id}`, { endTime: '2024-09-28T06:00:00Z' })
    await mara.delete(`/api/timeclock/${id}`)
    expect((await trailOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      'editOwn',
      'deleteOwn',
    ])
  })

  test('with the same field names from every writer', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { id } = (await ash.post('/api/clockin', String(ash.positions[0]!.id))).json()
    await mara.patch(`/api/timeclock/${id}`, { note: 'Rain' })
    const [punch, edit] = await trailOf(id)
    expect(Object.keys(punch.after).sort()).toEqual(Object.keys(edit.after).sort())
    expect(new Date(punch.after.startTime)).toEqual(new Date(edit.after.startTime))
  })
})

test('a change whose audit row cannot be written is rolled back', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const { id } = await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
  await venue.db.$client.query('alter table audit_log add constraint full_up check (false) not valid')
  try {
    const before = await venue.everything()
    const replies = [
      await ash.post('/api/clockin', String(ash.positions[0]!.id)),
      await mara.patch(`/api/timeclock/${id}`, { note: 'x' }),
      await mara.delete(`/api/timeclock/${id}`),
      await mara.post('/api/addTimeEntry', { userId: ash.id, upId: ash.positions[0]!.id }),
      await venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(ash.id) }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500, 500])
    expect(await venue.everything()).toBe(before)
  } finally {
    await venue.db.$client.query('alter table audit_log drop constraint full_up')
  }
})

describe('reading the audit log', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
  const ash = await venue.hire('Ash', 'Actor')
  const { id } = (await ash.post('/api/clockin', String(ash.positions[0]!.id))).json()

  test('is not for levels 0 and 1', async () => {
    const lena = await venue.person('Lena', { accessLvl: 1 })
    for (const person of [ash, lena])
      await expectRefusal(venue, 'forbidden', () => person.get('/api/audit', { timeEntryId: String(id) }))
  })

  test('of one entry is for managers of its festival', async () => {
    const stranger = await venue.person('Stranger', { accessLvl: 2, festivalId: elsewhere.id })
    await expectRefusal(venue, 'notFound', () => stranger.get('/api/audit', { timeEntryId: String(id) }))
    await expectRefusal(venue, 'notFound', () => mara.get('/api/audit', { timeEntryId: '2000000000' }))
    expect(await trailOf(id)).toHaveLength(1)
    expect(await trailOf(id, ada)).toHaveLength(1)
  })

  test('of everything is for the highest level', async () => {
    await expectRefusal(venue, 'forbidden', () => mara.get('/api/audit'))
    expect((await ada.get('/api/audit')).json().length).toBeGreaterThan(0)
  })

  test('of everything is filtered by the named festival, else by the chosen one', async () => {
    const rows = async (query: Record<string, string>, cookie = '') => {
      const reader = venue.visitor.with({ cookie: `${await venue.signIn(ada.id)}${cookie}` })
      return (await reader.get('/api/audit', query)).json().length
    }
    expect(await rows({}, `; FM_CUR_FEST=${elsewhere.id}`)).toBe(0)
    expect(await rows({}, `; FM_CUR_FEST=${venue.home.id}`)).toBeGreaterThan(0)
    expect(await rows({ festivalId: String(elsewhere.id) })).toBe(0)
    const both = [{ festivalId: String(venue.home.id) }, `; FM_CUR_FEST=${elsewhere.id}`] as const
    expect(await rows(...both)).toBeGreaterThan(0)
  })

  test('includes rows without a festival, whatever festival was chosen', async () => {
    const boss = await venue.person('Boss', { accessLvl: 3, festivalId: null })
    await ada.patch(`/api/users/${boss.id}`, { phone: '845-555-0199' })
    for (const festivalId of [venue.home.id, elsewhere.id]) {
      const trail = (await ada.get('/api/audit', { festivalId: String(festivalId) })).json()
      expect(trail[0]).toMatchObject({ entityId: boss.id, festivalId: null, subject: 'Boss Graves' })
    }
  })

  test('filters by person, kind and days', async () => {
    const lee = await venue.hire('Lee', 'Ghoul')
    venue.wait(1_000)
    const since = venue.clock.now.toISOString()
    const max = await venue.person('Max', { accessLvl: 2 })
    const { id: entry } = (
      await max.post('/api/addTimeEntry', { userId: lee.id, upId: lee.positions[0]!.id })
    ).json()
    await max.patch(`/api/users/${lee.id}`, { notes: 'Tall.' })
    venue.wait(1_000)
    const until = venue.clock.now.toISOString()
    await max.delete(`/api/timeclock/${entry}`)
    const admin = await venue.person('Admin', { accessLvl: 3 })
    const found = async (query: Record<string, string>) =>
      (await admin.get('/api/audit', query))
        .json()
        .map(({ entity, action, subject }: Record<string, string>) => `${action} ${entity} ${subject}`)
    const both = ['delete timeEntry Lee Graves', 'edit user Lee Graves', 'create timeEntry Lee Graves']
    expect(await found({ person: max.id })).toEqual(both)
    expect(await found({ person: lee.id })).toEqual(both)
    expect(await found({ person: max.id, kind: 'user' })).toEqual(['edit user Lee Graves'])
    expect(await found({ since })).toEqual(both)
    expect(await found({ since, until })).toEqual(both.slice(1))
    expect(await found({ since: until, kind: 'event' })).toEqual([])
  })

  test('includes the name of each record', async () => {
    const admin = await venue.person('Admin', { accessLvl: 3 })
    const subject = async () => (await admin.get('/api/audit', { limit: '1' })).json()[0].subject
    const { id: eventId } = (
      await admin.post('/api/events', { name: 'The Bog', festivalId: venue.home.id })
    ).json()
    expect(await subject()).toBe('The Bog')
    const position = { name: 'Wader', defaultPayRate: 15, eventId }
    const { id: positionId } = (await admin.post('/api/positions', position)).json()
    expect(await subject()).toBe('Wader')
    const lee = await venue.hire('Lee')
    await admin.post(`/api/users/${lee.id}/addposition`, { positionId, payrate: 16 })
    await admin.post(`/api/users/${lee.id}/removeposition`, { positionId })
    expect(await subject()).toBe('Lee Graves - Wader')
    const { id } = await venue.application()
    await admin.patch(`/api/applications/${id}`, { status: 'held' })
    expect(await subject()).toBe('Wren Thorn')
    await admin.patch(`/api/festivals/${venue.home.id}`, { publicMsg: 'Rain.' })
    expect(await subject()).toBe('Dreadmoor')
  })

  test('is paginated, newest first', async () => {
    const first = (await ada.get('/api/audit', { limit: '2' })).json()
    const second = (await ada.get('/api/audit', { limit: '2', before: String(first[1].id) })).json()
    const ids = [...first, ...second].map((row: { id: number }) => row.id)
    expect(ids).toHaveLength(4)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
  })

  test.each([
    ...[{ limit: '0' }, { limit: '501' }, { before: 'x' }, { timeEntryId: '-1' }],
    ...[{ person: 'x' }, { kind: 'session' }, { since: 'yesterday' }],
  ])('is refused for %o', async (query) => {
    expect((await ada.get('/api/audit', query as unknown as Record<string, string>)).statusCode).toBe(400)
  })
})
