import { ERRORS } from '@nightshift/shared/errors'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'

const venue = await openVenue()
const MINUTE = 60_000

type Someone = { id: string }
const send = ({ id }: Someone, more: object = {}) =>
  venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(id), ...more })
const scan = async (someone: Someone, more: object = {}) => (await send(someone, more)).json()

/** A bartender who has been at work for an hour. */
async function bartender() {
  const tess = await venue.person('Tess')
  await venue.assign(tess.id, await venue.position('Bartender', { isTipped: true }))
  const { timesheetId } = await scan(tess)
  venue.wait(60 * MINUTE)
  return { ...tess, timesheetId }
}

async function expectNotAwaited(refused: () => Promise<unknown>) {
  const before = await venue.everything()
  expect(await refused()).toEqual({ success: false, message: ERRORS.tipsNotAwaited.message })
  expect(await venue.everything()).toBe(before)
}

const entry = async (id: number) => {
  const { rows } = await venue.db.$client.query(
    `select end_time as end, cash_tips::float as cash, credit_tips::float as credit from time_entries where id = $1`,
    [id],
  )
  return rows[0]
}

describe('a badge of a tipped position', () => {
  test('gets the tips question on clock-out, and the shift stays open until the answer', async () => {
    const tess = await bartender()
    expect(await scan(tess)).toEqual({
      success: true,
      wasTipped: true,
      timesheetId: tess.timesheetId,
      timesheetUser: { firstName: 'Tess', lastInitial: 'G', photo: null },
    })
    expect((await entry(tess.timesheetId)).end).toBeNull()
    venue.wait(MINUTE)
    const tips = { timesheetId: tess.timesheetId, cashTips: 20.25, creditTips: 35 }
    expect(await scan(tess, tips)).toMatchObject({ success: true, clockedOut: true })
    expect(await entry(tess.timesheetId)).toEqual({ end: venue.clock.now, cash: 20.25, credit: 35 })
  })

  test('stays clocked in when the prompt is cancelled, and is asked again', async () => {
    const tess = await bartender()
    await scan(tess)
    venue.wait(60 * MINUTE)
    expect(await scan(tess)).toMatchObject({ wasTipped: true })
  })

  test('gets the same question again while it stays in front of the camera', async () => {
    const tess = await bartender()
    const first = await scan(tess)
    venue.wait(1_000)
    expect(await scan(tess)).toEqual(first)
  })

  test('counts omitted tips as none', async () => {
    const tess = await bartender()
    await scan(tess)
    await scan(tess, { timesheetId: tess.timesheetId, cashTips: 5 })
    expect(await entry(tess.timesheetId)).toMatchObject({ cash: 5, credit: 0 })
  })

  test('stores tips once when they are sent twice', async () => {
    const tess = await bartender()
    await scan(tess)
    const tips = { timesheetId: tess.timesheetId, cashTips: 5, creditTips: 5 }
    const first = await scan(tess, tips)
    venue.wait(1_000)
    expect(await scan(tess, { ...tips, cashTips: 500 })).toEqual(first)
    expect(await entry(tess.timesheetId)).toMatchObject({ cash: 5, credit: 5 })
  })
})

describe('tips are refused', () => {
  test('more than five minutes after the question', async () => {
    const tess = await bartender()
    await scan(tess)
    venue.wait(5 * MINUTE)
    await expectNotAwaited(() => scan(tess, { timesheetId: tess.timesheetId, cashTips: 5 }))
    await scan(tess)
    venue.wait(5 * MINUTE - 1)
    expect(await scan(tess, { timesheetId: tess.timesheetId, cashTips: 5 })).toMatchObject({
      clockedOut: true,
    })
  })

  test('without a question', async () => {
    const tess = await bartender()
    await expectNotAwaited(() => scan(tess, { timesheetId: tess.timesheetId, cashTips: 5 }))
  })

  test('for the shift of somebody else', async () => {
    const [tess, thief] = [await bartender(), await bartender()]
    await scan(tess)
    await scan(thief)
    await expectNotAwaited(() => scan(thief, { timesheetId: tess.timesheetId, cashTips: 5 }))
  })

  test('for a shift that does not exist', async () => {
    const tess = await bartender()
    await scan(tess)
    await expectNotAwaited(() => scan(tess, { timesheetId: 2_000_000_000, cashTips: 5 }))
  })

  test('for a shift that has ended meanwhile', async () => {
    const tess = await bartender()
    await scan(tess)
    const again = venue.visitor.with({ cookie: await venue.signIn(tess.id) })
    await again.post('/api/clockout')
    venue.wait(10_000)
    await expectNotAwaited(() => scan(tess, { timesheetId: tess.timesheetId, cashTips: 5 }))
  })

  test('for a shift that is not tipped', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { timesheetId } = await scan(ash)
    venue.wait(MINUTE)
    await expectNotAwaited(() => scan(ash, { timesheetId, cashTips: 5 }))
  })

  test.each([
    ['are no multiples of a quarter', { cashTips: 0.1 }],
    ['are negative', { creditTips: -0.25 }],
    ['are text', { cashTips: '5' }],
    ['come with unknown keys', { tips: 5 }],
  ])('when they %s', async (_what, tips) => {
    const tess = await bartender()
    await scan(tess)
    const before = await venue.everything()
    expect((await send(tess, { timesheetId: tess.timesheetId, ...tips })).statusCode).toBe(422)
    expect(await venue.everything()).toBe(before)
  })
})
