import { expect, test } from 'vitest'
import { Answers, ageBadge, availabilityBadge, limitationsBadge } from './answers.ts'

const required = {
  firstName: 'Wilhelmina',
  lastName: 'Thorne',
  email: 'mina.thorne@example.com',
  phone: '518-555-0142',
  street: '9 Gallows Lane',
  city: 'Hollow Falls',
  state: 'NY',
  zip: '12534',
  position: 7,
}

const whole = {
  ...required,
  dateSubmited: '2024-08-01T14:30:00.000Z',
  middleName: 'Q',
  over16: false,
  returning: true,
  returningNotes: 'Two seasons in the Bog.',
  otherNotes: 'Can juggle 🔥.',
  unavailable: ['fr1', 'sa8'],
  limitations: ['allergies', 'light'],
}

test('an application with every answer is accepted unchanged', () => {
  expect(Answers.parse(whole)).toEqual(whole)
})

test("omitted answers get the form's defaults", () => {
  expect(Answers.parse(required)).toEqual({
    ...required,
    middleName: '',
    over16: true,
    returning: false,
    returningNotes: '',
    otherNotes: '',
    unavailable: [],
    limitations: [],
  })
})

test('spaces around an answer are dropped', () => {
  expect(Answers.parse({ ...required, firstName: ' Mina ', email: ' mina@example.com ' })).toMatchObject({
    firstName: 'Mina',
    email: 'mina@example.com',
  })
})

test.each(['firstName', 'middleName', 'lastName'])('%s is one line without control characters', (key) => {
  for (const text of [
    'Mina\nThorne',
    'Mina\rThorne',
    'Mina\tThorne',
    'Mina\x85Thorne',
    'Mina\u2028Thorne',
    'Mina\u202eenrohT',
  ])
    expect(Answers.safeParse({ ...required, [key]: text }).success).toBe(false)
})

test.each(Object.keys(required))('%s is required', (key) => {
  expect(Answers.safeParse({ ...required, [key]: undefined }).success).toBe(false)
  expect(Answers.safeParse({ ...required, [key]: ' ' }).success).toBe(false)
})

test.each([
  ['5185550142', true],
  ['518-555-0142', true],
  ['518-5550142', true],
  ['518555-0142', true],
  ['518 555 0142', false],
  ['(518)555-0142', false],
  ['518--555-0142', false],
  ['18-555-0142', false],
  ['518-555-01423', false],
  ['٥١٨-555-0142', false],
])('the phone number %s is valid: %s', (phone, valid) => {
  expect(Answers.safeParse({ ...required, phone }).success).toBe(valid)
})

test.each([
  ['an email without a host', { email: 'mina@' }],
  ['an email with a space', { email: 'mi na@example.com' }],
  ['a NUL', { otherNotes: 'a\0b' }],
  ['a lone surrogate', { firstName: 'Mina \ud83d' }],
  ['a very long note', { otherNotes: 'x'.repeat(2001) }],
  ['a very long name', { lastName: 'x'.repeat(81) }],
  ['an invalid date', { dateSubmited: 'yesterday-ish' }],
  ['a night that is no key', { unavailable: ['friday'] }],
  ['a duplicate night', { unavailable: ['fr1', 'fr1'] }],
  ['nights that are no list', { unavailable: 'fr1' }],
  ['an unknown limitation', { limitations: ['dark'] }],
  ['a duplicate limitation', { limitations: ['light', 'light'] }],
  ['yes as a string', { over16: 'yes' }],
  ['a position as a string', { position: '7' }],
  ['no such position', { position: 0 }],
  ['a fractional position', { position: 1.5 }],
  ['a position too large to store', { position: 2_147_483_648 }],
  ['an unknown key', { accessLvl: 3 }],
])('an application refuses %s', (_, change) => {
  expect(Answers.safeParse({ ...whole, ...change }).success).toBe(false)
})

test.each([
  [true, undefined],
  [false, '16 or Under'],
])('over 16 being %s shows %s', (over16, badge) => {
  expect(ageBadge(over16)).toBe(badge)
})

test.each([
  [0, 'Full Availability'],
  [1, 'Good Availability'],
  [4, 'Good Availability'],
  [5, 'Some Availability'],
  [15, 'Some Availability'],
])('%i nights unavailable is %s', (nights, badge) => {
  expect(availabilityBadge(nights)).toBe(badge)
})

test.each([
  [0, 'No Limitiations'],
  [1, 'Some Limitiations'],
  [4, 'Some Limitiations'],
])('%i limitations is %s', (count, badge) => {
  expect(limitationsBadge(count)).toBe(badge)
})
