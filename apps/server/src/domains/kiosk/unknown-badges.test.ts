import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { describe, expect, test } from 'vitest'
import { secondServer } from '../../../test/testing/second-server.ts'
import { openVenue } from '../../../test/testing/venue.ts'

const venue = await openVenue()
const ash = await venue.hire('Ash', 'Actor')
const scan = (badgeCode: unknown, remoteAddress = '10.0.0.1', app: typeof venue.app = venue.app) =>
  app.inject({ method: 'POST', url: '/api/badgescan', payload: { badgeCode }, remoteAddress })

describe('a badge that is not known', () => {
  test('gets the same response whether it is made up, malformed or deactivated', async () => {
    const gone = await venue.person('Gone', { isActive: false })
    const codes = [
      badgeCodeOf(randomUUID()),
      badgeCodeOf(gone.id),
      badgeCodeOf('1'),
      ash.id,
      `FM-BADGE:${ash.id}`,
      `FM-BADGE: ${ash.id}:NIGHTSHIFT`,
      `FM-BADGE:${ash.id}' or true --:NIGHTSHIFT`,
      '',
    ]
    const before = await venue.everything()
    const replies = await Promise.all(codes.map((code) => scan(code, '10.0.0.2')))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"success":false,"message":"This badge is not known."}']),
    )
    expect(await venue.everything()).toBe(before)
  })

  test('gets the same response with a choice or with tips', async () => {
    const code = badgeCodeOf(randomUUID())
    const { body } = await scan(code, '10.0.0.3')
    for (const more of [{ upId: 1 }, { timesheetId: 1, cashTips: 1 }]) {
      const reply = await venue.visitor.post('/api/badgescan', { badgeCode: code, ...more })
      expect(reply.body).toBe(body)
    }
  })

  test.each([7, null, ['x'], { id: 1 }, 'x'.repeat(201), 'a\0b'])(
    'that cannot be text of a badge (%o) is invalid',
    async (code) => expect((await scan(code)).statusCode).toBe(422),
  )
})

describe('guessing badges', () => {
  const guess = (address?: string, app?: typeof venue.app) => scan(badgeCodeOf(randomUUID()), address, app)

  test('is limited to ten a minute from one address, while real badges still work there', async () => {
    for (let n = 0; n < 10; n += 1) expect((await guess('10.1.0.1')).statusCode).toBe(200)
    const stopped = await guess('10.1.0.1')
    expect(stopped.statusCode).toBe(429)
    expect(stopped.json().error.code).toBe('tooManyRequests')
    expect((await scan(badgeCodeOf(ash.id), '10.1.0.1')).json()).toMatchObject({ success: true })
    expect((await guess('10.1.0.2')).statusCode).toBe(200)
    venue.wait(60_000)
    expect((await guess('10.1.0.1')).statusCode).toBe(200)
  })

  test('never counts real badges, however many', async () => {
    for (let n = 0; n < 15; n += 1)
      expect((await scan(badgeCodeOf(ash.id), '10.2.0.1')).json()).toMatchObject({ success: true })
    expect((await guess('10.2.0.1')).statusCode).toBe(200)
  })

  test('is counted together by two servers on one database', async () => {
    const other = await secondServer(venue)
    for (let n = 0; n < 5; n += 1) {
      await guess('10.3.0.1')
      await guess('10.3.0.1', other)
    }
    expect((await guess('10.3.0.1')).statusCode).toBe(429)
    expect((await guess('10.3.0.1', other)).statusCode).toBe(429)
  })
})
