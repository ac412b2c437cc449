import { beforeEach, describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { approvedPeriods, entryRequests, kioskPunches } from '../../../platform/database/schema.ts'
import { enrolKiosk } from '../../kiosk/offline-punches/testing/saved-punches.ts'
import { CALL, FRIDAY, HALF_PAST_ONE, listed, nightAt, ONE_AM } from './testing/night.ts'

const venue = await openVenue()
const night = nightAt(venue)

beforeEach(async () => {
  venue.clock.now = HALF_PAST_ONE
  await venue.db.$client.query(
    'truncate time_entries, planned_places, night_reports, night_incidents, kiosk_punches, roll_calls cascade',
  )
})

test('lists who is still in, late, missing, marked and extra, and what needs a look', async () => {
  const actor = await venue.position('Actor')
  const ash = await night.planned('Ash', actor)
  await venue.shift(ash.id, CALL, null, { positionId: actor.id })
  const bo = await night.planned('Bo', actor)
  await venue.shift(bo.id, '2024-10-04T21:25:30Z', ONE_AM, { positionId: actor.id })
  const cy = await night.planned('Cy', actor)
  await night.planned('Dee', actor, { mark: 'excused', markedAt: HALF_PAST_ONE, markedBy: cy.id })
  await night.planned('Eli', actor, { mark: 'noShow', markedAt: HALF_PAST_ONE, markedBy: cy.id })
  const fay = await venue.person('Fay')
  const bar = { positionId: actor.id, isTipped: true, needsReview: 'tipsMissing' as const }
  await venue.shift(fay.id, CALL, ONE_AM, bar)
  const gus = await venue.person('Gus')
  await venue.shift(gus.id, CALL, ONE_AM, { positionId: actor.id, needsReview: 'forgotten' })

  const ending = await night.ending(await night.lead())
  expect(ending).toMatchObject({
    night: FRIDAY,
    gatesAt: '2024-10-04T23:00:00.000Z',
    endsAt: ONE_AM,
    report: null,
    totals: { planned: 5, came: 2, late: 1, noShow: 1, excused: 1, missing: 1, expected: 0, extra: 2 },
  })
  expect(listed(ending)).toEqual([
    ...['excused Dee', 'extra Fay', 'extra Gus', 'late Bo', 'missing Cy', 'needsReview Gus', 'noShow Eli'],
    ...['stillIn Ash', 'tipsMissing Fay'],
  ])
  expect(ending.lines.find(({ kind }) => kind === 'late')).toMatchObject({
    minutes: 25,
    at: '2024-10-04T21:25:30.000Z',
    positionName: 'Actor',
  })
  expect(ending.lines.find(({ kind }) => kind === 'stillIn')).toMatchObject({ at: CALL })
})

test('who declined in time is excused, as on the board, and listed without their reason', async () => {
  const actor = await venue.position('Actor')
  await night.planned('Ash', actor, {
    ...{ publishedAt: HALF_PAST_ONE, publishedPart: 'whole', publishedPositionId: actor.id },
    ...{ publishedCallAt: new Date(CALL), publishedEndsAt: new Date(ONE_AM) },
    ...{ answer: 'declined', answerReason: 'A fever', answeredAt: HALF_PAST_ONE },
  })
  await night.planned('Bo', actor)
  const ending = await night.ending(await night.lead())
  expect(ending.lines.map(({ kind, answer }) => [kind, answer])).toEqual([
    ['excused', 'declined'],
    ['missing', null],
  ])
  expect(ending.totals).toMatchObject({ excused: 1, missing: 1 })
  expect(JSON.stringify(ending)).not.toContain('fever')
})

test('somebody who has moved to another festival is listed without their phone number', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  const actor = await venue.position('Actor')
  const [ash, bo] = [await venue.person('Ash'), await venue.person('Bo')]
  for (const { id } of [ash, bo]) {
    await night.plan({ id }, actor.id)
    await venue.db.$client.query(`update users set phone = '845-555-0142' where id = $1`, [id])
  }
  await venue.db.$client.query('update users set festival_id = $1 where id = $2', [elsewhere.id, ash.id])
  const { lines } = await night.ending(await night.lead())
  expect(lines.map(({ phone }) => phone)).toEqual(['', '845-555-0142'])
})

test('a shift that is open since an earlier night is still in, and in none of the figures', async () => {
  const ash = await venue.person('Ash')
  await venue.shift(ash.id, '2024-09-27T21:00:00Z', null)
  const ending = await night.ending(await night.lead())
  expect(listed(ending)).toEqual(['stillIn Ash'])
  expect(ending.totals).toMatchObject({ extra: 0, hundredths: 0 })
})

test('a shift that began at 2 AM belongs to the night, one of the next evening does not', async () => {
  const [ash, bo] = [await venue.person('Ash'), await venue.person('Bo')]
  await venue.shift(ash.id, '2024-10-05T06:00:00Z', '2024-10-05T07:00:00Z')
  await venue.shift(bo.id, '2024-10-05T21:00:00Z', null)
  venue.clock.now = new Date('2024-10-06T02:00:00Z')
  const ending = await night.ending(await night.lead(), FRIDAY)
  expect(listed(ending)).toEqual(['extra Ash'])
})

test('a removed place counts for nobody, and its shift is extra', async () => {
  const actor = await venue.position('Actor')
  const ash = await night.planned('Ash', actor)
  await venue.shift(ash.id, CALL, ONE_AM, { positionId: actor.id })
  await venue.db.$client.query(
    `update planned_places set published_at = now(), published_position_id = position_id, published_part = part,
      published_call_at = now(), published_ends_at = now(), removed_at = now()`,
  )
  const { totals } = await night.ending(await night.lead())
  expect(totals).toMatchObject({ planned: 0, came: 0, extra: 1 })
})

test('says what else waits: requests and saved scans of the night, and a roll-call', async () => {
  const [ash, lead] = [await venue.person('Ash'), await night.lead()]
  const kiosk = await enrolKiosk(venue)
  const { id: positionId } = await venue.position('Actor')
  const request = async (start: string, end: string, timeEntryId: number | null = null) =>
    venue.db.insert(entryRequests).values({
      ...{ festivalId: venue.home.id, userId: ash.id, positionId, timeEntryId, note: '' },
      ...{ startTime: new Date(start), endTime: new Date(end), createdAt: HALF_PAST_ONE },
      ...{ cashTips: 0, creditTips: 0 },
    })
  const scan = (at: string, seq: number, more: object = {}) =>
    venue.db.insert(kioskPunches).values({
      ...{ key: crypto.randomUUID(), festivalId: venue.home.id, kioskId: kiosk.id, seq, at: new Date(at) },
      ...{ badgeCode: 'FM-unknown', direction: 'in', receivedAt: HALF_PAST_ONE },
      ...{ reviewReason: 'unknownBadge', ...more },
    })
  await request(CALL, ONE_AM)
  await request('2024-10-02T21:00:00Z', '2024-10-02T23:00:00Z')
  await scan(CALL, 1)
  await scan('2024-10-03T21:00:00Z', 2)
  await scan(CALL, 3, {
    decision: 'discarded',
    discardReason: 'Junk',
    decidedAt: HALF_PAST_ONE,
    decidedBy: lead.id,
  })
  const before = await night.ending(lead)
  expect(before.waiting).toEqual([
    { kind: 'request', person: { firstName: 'Ash', lastName: ash.lastName }, at: CALL },
    { kind: 'scan', person: null, at: CALL },
  ])
  expect(before.isRollCallOpen).toBe(false)
  const started = await lead.post('/api/roll-calls', { festivalId: venue.home.id, isDrill: true })
  expect(started.statusCode, started.body).toBe(200)
  expect((await night.ending(lead)).isRollCallOpen).toBe(true)
})

describe('tonight', () => {
  const list = async (who: Awaited<ReturnType<typeof night.lead>>) =>
    (await who.get('/api/night-reports', { festivalId: venue.home.id })).json()

  test('can be chosen, noted and ended from noon on, before its gates open; the last night is first', async () => {
    venue.clock.now = new Date('2024-10-04T18:00:00Z')
    await night.planned('Ash', await venue.position('Actor'))
    const lead = await night.lead()
    expect((await list(lead))[0]).toMatchObject({ night: FRIDAY, report: null })
    expect(await night.ending(lead)).toMatchObject({ night: '2024-09-28' })
    const noted = { festivalId: venue.home.id, night: FRIDAY, at: '2024-10-04T17:50:00Z', note: 'Rain' }
    expect((await lead.post('/api/night-incidents', noted)).statusCode).toBe(200)
    const report = await night.ended(lead, FRIDAY)
    expect(report.totals).toMatchObject({ planned: 1, expected: 1, missing: 0 })
    expect(listed(report)).toEqual(['expected Ash'])
  })

  test('is there while it is on, and not in the morning of its day', async () => {
    const lead = await night.lead()
    venue.clock.now = new Date('2024-10-05T01:00:00Z')
    expect(await night.ending(lead)).toMatchObject({ night: FRIDAY })
    venue.clock.now = new Date('2024-10-04T15:59:00Z')
    const reply = await lead.get('/api/night-reports/closing', { festivalId: venue.home.id, night: FRIDAY })
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'nightNotBegun'])
    expect((await list(lead))[0]).toMatchObject({ night: '2024-09-28' })
  })

  test('is what there is on the day of the first night', async () => {
    venue.clock.now = new Date('2024-09-13T18:00:00Z')
    expect(await night.ending(await night.lead())).toMatchObject({ night: '2024-09-13' })
  })
})

describe('labour cost against plan', () => {
  test('rounds hours first, then pay, and takes the own rate or the default of the position', async () => {
    const actor = await venue.position('Actor', { defaultPayRate: 10 })
    const ash = await night.planned('Ash', actor)
    const guest = await venue.person('Bo')
    await night.plan(guest, actor.id)
    // 3 h 20 min: 3.33 hours of 15.25 are 50.78, and unrounded hours would be 50.83.
    await venue.shift(ash.id, CALL, '2024-10-05T00:20:00Z', { positionId: actor.id, payrate: 15.25 })
    const { totals, events } = await night.ending(await night.manager())
    expect(totals).toMatchObject({ plannedHundredths: 1600, hundredths: 333 })
    expect(totals.money).toEqual({ plannedPay: 12200 + 8000, pay: 5078, cash: 0, credit: 0 })
    expect(events).toEqual([{ ...totals, eventId: actor.eventId, name: 'Actor event' }])
  })

  test('what was published counts more than the plan, and half a night is half of it', async () => {
    const actor = await venue.position('Actor')
    const published = { publishedAt: HALF_PAST_ONE, publishedPart: 'whole' as const }
    await night.planned('Ash', actor, {
      ...published,
      publishedPositionId: actor.id,
      publishedCallAt: new Date('2024-10-04T22:00:00Z'),
      publishedEndsAt: new Date('2024-10-05T04:00:00Z'),
    })
    await night.planned('Bo', actor, { part: 'second' })
    const { totals, lines } = await night.ending(await night.manager())
    expect(totals.plannedHundredths).toBe(600 + 400)
    expect(lines.map(({ person, at }) => [person.firstName, at])).toEqual([
      ['Ash', '2024-10-04T22:00:00.000Z'],
      ['Bo', '2024-10-05T01:00:00.000Z'],
    ])
  })

  test('a lead sees hours and no money, neither now nor in a report', async () => {
    const ash = await venue.person('Ash')
    await venue.shift(ash.id, CALL, ONE_AM, { isTipped: true, cashTips: 20.25, creditTips: 5 })
    const [lead, manager] = [await night.lead(), await night.manager()]
    const ending = await night.ending(lead)
    expect(ending.totals).toMatchObject({ hundredths: 800, money: null })
    expect(ending.events.map(({ money }) => money)).toEqual([null])
    const report = await night.ended(lead)
    expect(report.totals.money).toBeNull()
    expect(JSON.stringify(report)).not.toMatch(/12200|2025/)
    const money = { plannedPay: 0, pay: 12200, cash: 2025, credit: 500 }
    expect((await night.report(manager, report.id)).totals.money).toEqual(money)
  })
})

describe('ending', () => {
  test('keeps what is left over, and a second report replaces the first', async () => {
    const ash = await venue.person('Ash')
    const shift = await venue.shift(ash.id, CALL, null)
    const lead = await night.lead()
    const first = await night.ended(lead)
    expect(first).toMatchObject({ version: 1, isReplaced: false, closedBy: { firstName: 'Lena' } })
    expect(listed(first)).toEqual(['extra Ash', 'stillIn Ash'])
    await venue.db.$client.query('update time_entries set end_time = $1 where id = $2', [ONE_AM, shift.id])
    const second = await night.ended(lead)
    expect(second).toMatchObject({ version: 2, isReplaced: false, totals: { hundredths: 800 } })
    expect(await night.report(lead, first.id)).toMatchObject({ isReplaced: true, totals: { hundredths: 0 } })
    expect((await night.ending(lead)).report).toMatchObject({ id: second.id })
  })

  test('is refused when something changed since the screen was read, and nothing is stored', async () => {
    const lead = await night.lead()
    const seen = await night.ending(lead)
    const ash = await venue.person('Ash')
    await venue.shift(ash.id, CALL, null)
    const before = await venue.everything()
    const reply = await night.end(lead, seen)
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'nightChanged'])
    expect(await venue.everything()).toBe(before)
  })

  test('by two leads at once makes one report', async () => {
    const [one, other] = [await night.lead(), await night.lead()]
    const seen = await night.ending(one)
    const replies = await Promise.all([night.end(one, seen), night.end(other, seen)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('against a clock-out: the shift is still in or its hours count, never both', async () => {
    const lead = await night.lead()
    const clocks = await Promise.all(['Ash', 'Bo', 'Cy', 'Dee'].map((name) => venue.person(name)))
    for (const { id } of clocks) await venue.shift(id, CALL, null)
    const seen = await night.ending(lead)
    const [reply] = await Promise.all([
      night.end(lead, seen),
      ...clocks.map((person) => person.post('/api/clockout')),
    ])
    expect([200, 409]).toContain(reply!.statusCode)
    const { totals, lines } = await night.ended(lead)
    expect([totals.hundredths, lines.filter(({ kind }) => kind === 'stillIn')]).toEqual([4 * 850, []])
    if (reply!.statusCode === 200) {
      const first = await night.report(lead, reply!.json().id)
      expect(first.totals.hundredths).toBe(0)
      expect(first.lines.filter(({ kind }) => kind === 'stillIn')).toHaveLength(4)
    }
  })

  test('stores no names: an erased person has none in a kept report', async () => {
    const ash = await venue.person('Ash', { lastName: 'Wolfsbane' })
    await venue.shift(ash.id, CALL, null)
    const lead = await night.lead()
    const { id } = await night.ended(lead)
    const { rows } = await venue.db.$client.query('select content::text as text from night_reports')
    expect(rows[0].text).not.toMatch(/Ash|Wolfsbane|Lena/)
    await venue.db.$client.query(
      `update users set first_name = 'Erased', last_name = 'person' where id = $1`,
      [ash.id],
    )
    expect(listed(await night.report(lead, id))).toEqual(['extra Erased', 'stillIn Erased'])
  })

  test('is audited with its figures', async () => {
    const lead = await night.lead()
    const { id } = await night.ended(lead)
    const { rows } = await venue.db.$client.query(
      `select actor_id, action, after from audit_log where entity = 'nightReport' and entity_id = $1`,
      [String(id)],
    )
    const after = { night: FRIDAY, planned: 0, came: 0, noShow: 0, left: 0, incidents: 0 }
    expect(rows).toEqual([{ actor_id: lead.id, action: 'create', after }])
  })

  test.each([
    ['a night to come', '2024-10-05', 409, 'nightNotBegun'],
    ['a date without a night', '2024-10-02', 422, 'notANight'],
  ])('refuses %s', async (_, date, status, code) => {
    const lead = await night.lead()
    const reply = await lead.get('/api/night-reports/closing', { festivalId: venue.home.id, night: date })
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
    const ended = await night.end(lead, { night: date, seen: 'x' })
    expect([ended.statusCode, ended.json().error.code]).toEqual([status, code])
  })
})

test('an approved pay period has nothing to review', async () => {
  const [ash, manager] = [await venue.person('Ash'), await night.manager()]
  await venue.shift(ash.id, CALL, ONE_AM, { isTipped: true, needsReview: 'tipsMissing' })
  await venue.db.insert(approvedPeriods).values({
    ...{ festivalId: venue.home.id, approvedAt: HALF_PAST_ONE, approvedBy: manager.id, overrides: [] },
    ...{ startsAt: new Date('2024-09-30T10:00:00Z'), endsAt: new Date('2024-10-07T10:00:00Z') },
  })
  expect(listed(await night.ending(manager))).toEqual(['extra Ash'])
  await venue.db.delete(approvedPeriods)
})

test('a report stands beside that of the night before, and the list has the nights of the season', async () => {
  const lead = await night.lead()
  const ash = await venue.person('Ash')
  await venue.shift(ash.id, '2024-09-28T21:00:00Z', '2024-09-28T23:00:00Z')
  const before = await night.ended(lead, '2024-09-28')
  await venue.shift(ash.id, CALL, ONE_AM)
  const report = await night.ended(lead, FRIDAY)
  expect(before.before).toBeNull()
  expect(report.before).toMatchObject({ id: before.id, night: '2024-09-28', totals: { hundredths: 200 } })
  const reply = await lead.get('/api/night-reports', { festivalId: venue.home.id })
  const nights = reply.json()
  expect(nights[0]).toMatchObject({ night: FRIDAY, report: { id: report.id, problems: 0, incidents: 0 } })
  expect(nights.map((one: { night: string }) => one.night)).toEqual([
    ...['2024-10-04', '2024-09-28', '2024-09-27', '2024-09-21', '2024-09-20', '2024-09-14', '2024-09-13'],
  ])
  expect(nights[2].report).toBeNull()
})
