import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { chosenFestival, listScope, recordScope } from './scope.ts'

const request = (accessLvl: number, festivalId: number | null, cookie?: string) =>
  ({ actor: { accessLvl, festivalId }, cookies: { FM_CUR_FEST: cookie } }) as unknown as FastifyRequest

describe('somebody with a festival, below the highest level', () => {
  test.each([0, 1, 2])('sees it and no other at level %i, whatever filter and cookie say', (level) => {
    const asked = request(level, 7, '8')
    const own = { accessLvl: level, festivalId: 7 }
    expect(listScope(asked, undefined)).toEqual(own)
    expect(listScope(asked, { festivalId: 8 })).toEqual(own)
    expect(listScope(asked, { or: [{ festivalId: 8 }] })).toEqual(own)
    expect(recordScope(asked)).toEqual(own)
    expect(chosenFestival(asked)).toBe(7)
  })
})

describe('the highest level', () => {
  test('lists the festival of the cookie, unless the filter names one', () => {
    expect(listScope(request(3, 7, '8'), { isActive: true }).festivalId).toBe(8)
    expect(listScope(request(3, 7, '8'), { festivalId: 9 }).festivalId).toBeNull()
    expect(
      listScope(request(3, null, '8'), { and: [{ isActive: true }, { festivalId: 9 }] }).festivalId,
    ).toBeNull()
  })

  test('lists everything when nothing names a festival', () => {
    expect(listScope(request(3, null), undefined).festivalId).toBeNull()
  })

  test('reaches every record', () => {
    expect(recordScope(request(3, 7, '8')).festivalId).toBeNull()
  })
})

describe('somebody without a festival, below the highest level', () => {
  test('works in the festival of the cookie', () => {
    expect(listScope(request(1, null, '8'), undefined).festivalId).toBe(8)
    expect(recordScope(request(1, null, '8')).festivalId).toBe(8)
  })

  test('finds nothing before they have chosen one', () => {
    expect(listScope(request(1, null), undefined).festivalId).toBe(0)
    expect(recordScope(request(1, null)).festivalId).toBe(0)
  })
})

test.each(['', 'x', '-1', '0', '1.5', '2147483648', '1e400', '8; drop table users'])(
  'a cookie that is no festival (%s) counts for nothing',
  (cookie) => {
    expect(chosenFestival(request(3, null, cookie))).toBeNull()
    expect(recordScope(request(1, null, cookie)).festivalId).toBe(0)
  },
)
