import { expect, test } from 'vitest'
import { addressText, isConfirmed, proposedNameYears, sealedUntil } from './rules.ts'

test.each([
  ['2024-11-03T05:00:00Z', 'America/New_York', 6, '2030-11-03'],
  // Still the evening before in New York.
  ['2024-11-02T03:00:00Z', 'America/New_York', 3, '2027-11-01'],
  ['2024-02-29T20:00:00Z', 'UTC', 3, '2027-03-01'],
])('a last pay at %s in %s is sealed for %d years, until %s', (lastPaidAt, timeZone, years, until) => {
  expect(sealedUntil(new Date(lastPaidAt), timeZone, years)).toBe(until)
})

test.each([
  ['NY', 6],
  ['NJ', 3],
  [null, 3],
])('in %s names are proposed to be kept for %d years', (state, years) => {
  expect(proposedNameYears(state)).toBe(years)
})

test.each([
  ['Ash Marrow', true],
  ['  ash MARROW ', true],
  ['Ash  Marrow', false],
  ['Ash', false],
  ['', false],
])('"%s" confirms Ash Marrow: %j', (typed, confirmed) => {
  expect(isConfirmed(typed, { firstName: 'Ash', lastName: 'Marrow' })).toBe(confirmed)
})

test('an address is one line of what was answered', () => {
  const address = { street: '13 Gallows Lane', city: 'Millbrook', state: 'NY', zip: '12545' }
  expect(addressText(address)).toBe('13 Gallows Lane, Millbrook, NY 12545')
  expect(addressText({ city: 'Millbrook' })).toBe('Millbrook')
  expect(addressText({})).toBeNull()
})
