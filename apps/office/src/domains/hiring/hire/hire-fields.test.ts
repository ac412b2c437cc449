import { Hire } from '@nightshift/shared/hiring/contract'
import type { Event } from '@nightshift/shared/setup/positions/contract'
import { expect, test } from 'vitest'
import { listed } from '../testing/applications.ts'
import { hireDefaults, offeredPositions, payRateOf, rateNeedsManager } from './hire-fields.ts'

const updatedAt = '2024-09-01T00:00:00.000Z'
const position = (id: number, eventId: number, name: string, defaultPayRate: number) => ({
  id,
  eventId,
  name,
  defaultPayRate,
  isTipped: false,
  canApply: true,
  updatedAt,
})
const events: Event[] = [
  { id: 1, festivalId: 1, name: 'The Bog', updatedAt, positions: [position(7, 1, 'Actor', 15.25)] },
  { id: 2, festivalId: 1, name: 'Midway', updatedAt, positions: [position(8, 2, 'Bartender', 12)] },
  { id: 3, festivalId: 1, name: 'Empty', updatedAt, positions: [] },
]

test("the form starts with the application's answers, a free username, and the position at its default rate", () => {
  const applicant = listed({ data: { firstName: ' Wren', lastName: 'Thorn', email: 'w@x.de', position: 7 } })
  expect(hireDefaults(applicant, events, ['wrent'])).toEqual({
    firstName: 'Wren',
    middleName: '',
    lastName: 'Thorn',
    email: 'w@x.de',
    phone: '',
    paychexId: '000',
    username: 'wrenth',
    positionId: 7,
    payrate: 15.25,
  })
})

test('only the positions of the chosen department are offered, and departments without any are not', () => {
  expect(offeredPositions(events, '').map(({ name }) => name)).toEqual(['The Bog', 'Midway'])
  const midway = offeredPositions(events, '2')
  expect(midway.map(({ name }) => name)).toEqual(['Midway'])
  expect(hireDefaults(listed({ data: { position: 7 } }), midway, []).positionId).toBeUndefined()
  expect(payRateOf(events, 8)).toBe(12)
})

test('first name, last name, username, position and pay rate are required; other fields are trimmed or defaulted', () => {
  const filled = { firstName: ' Wren ', lastName: 'Thorn', username: 'wrent', positionId: 7, payrate: 15.25 }
  const empty = { middleName: '', email: '', phone: ' ', paychexId: '' }
  expect(Hire.parse({ ...filled, ...empty })).toEqual({
    ...filled,
    ...empty,
    firstName: 'Wren',
    phone: '',
    paychexId: '000',
  })
  for (const change of [{ firstName: ' ' }, { lastName: '' }, { username: '' }, { positionId: Number.NaN }])
    expect(Hire.safeParse({ ...filled, ...empty, ...change }).success).toBe(false)
  for (const payrate of [Number.NaN, 15.1, -1, 501])
    expect(Hire.safeParse({ ...filled, ...empty, payrate }).success).toBe(false)
})

test('a rate above the default of the position needs a manager', () => {
  const hire = { firstName: 'Wren', lastName: 'Thorn', username: 'wrent', positionId: 7 }
  expect(rateNeedsManager(events, { ...hire, payrate: 15.25 })).toBe(false)
  expect(rateNeedsManager(events, { ...hire, payrate: 15.5 })).toBe(true)
})
