import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { callerOf, chosenFestival, festivalForNew, listCallerOf } from './scope.ts'

const now = new Date()

const request = (accessLvl: number, festivalId: number | null, cookie?: string) =>
  ({
    actor: { id: 'ash', accessLvl, festivalId },
    cookies: { FM_CUR_FEST: cookie },
    server: { now: () => now },
  }) as unknown as FastifyRequest

describe('somebody with a festival, below the highest level', () => {
  test.each([0, 1, 2])('sees only that one at level %i, whatever filter and cookie say', (level) => {
    const asked = request(level, 7, '8')
    const own = { id: 'ash', accessLvl: level, festivalId: 7, now }
    expect(listCallerOf(asked, undefined)).toEqual(own)
    expect(listCallerOf(asked, { festivalId: 8 })).toEqual(own)
    expect(listCallerOf(asked, { or: [{ festivalId: 8 }] })).toEqual(own)
    expect(callerOf(asked)).toEqual(own)
    expect(chosenFestival(asked)).toBe(7)
  })
})

describe('the highest level', () => {
  test('lists the festival of the cookie, unless the filter names one', () => {
    expect(listCallerOf(request(3, 7, '8'), { isActive: true }).festivalId).toBe(8)
    expect(listCallerOf(request(3, 7, '8'), { festivalId: 9 }).festivalId).toBeNull()
    expect(
      listCallerOf(request(3, null, '8'), { and: [{ isActive: true }, { festivalId: 9 }] }).festivalId,
    ).toBeNull()
  })

  test('lists everything when nothing names a festival', () => {
    expect(listCallerOf(request(3, null), undefined).festivalId).toBeNull()
  })

  test('reaches every record', () => {
    expect(callerOf(request(3, 7, '8')).festivalId).toBeNull()
  })
})

describe('somebody without a festival, below the highest level', () => {
  test('works in the festival of the cookie', () => {
    expect(listCallerOf(request(1, null, '8'), undefined).festivalId).toBe(8)
    expect(callerOf(request(1, null, '8')).festivalId).toBe(8)
  })

  test('finds nothing before they have chosen one', () => {
    expect(listCallerOf(request(1, null), undefined).festivalId).toBe(0)
    expect(callerOf(request(1, null)).festivalId).toBe(0)
  })
})

test.each(['', 'x', '-1', '0', '1.5', '2147483648', '1e400', '8; drop table users'])(
  'a cookie with no festival (%s) is ignored',
  (cookie) => {
    expect(chosenFestival(request(3, null, cookie))).toBeNull()
    expect(callerOf(request(1, null, cookie)).festivalId).toBe(0)
  },
)

describe('the festival of a new person', () => {
  test("is the creator's own, below the highest level", () => {
    expect(festivalForNew(request(2, 7, '8'), undefined)).toBe(7)
    expect(festivalForNew(request(2, 7, '8'), 7)).toBe(7)
    expect(festivalForNew(request(2, 7, '8'), 8)).toBeUndefined()
    expect(festivalForNew(request(2, 7, '8'), null)).toBeUndefined()
  })

  test('is the named or the chosen one of somebody without a festival', () => {
    expect(festivalForNew(request(2, null, '8'), undefined)).toBe(8)
    expect(festivalForNew(request(2, null, '8'), 9)).toBe(9)
    expect(festivalForNew(request(2, null), undefined)).toBeUndefined()
    expect(festivalForNew(request(2, null, '8'), null)).toBeUndefined()
  })

  test('may be none at the highest level', () => {
    expect(festivalForNew(request(3, 7), undefined)).toBeNull()
    expect(festivalForNew(request(3, 7, '8'), null)).toBeNull()
    expect(festivalForNew(request(3, 7, '8'), undefined)).toBe(8)
  })
})
