import { expect, test } from 'vitest'
import { overtimeRulesIn, settingsAt } from './overtime-settings.ts'

const at = (text: string) => new Date(`2024-${text}:00Z`)
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const current = {
  anchor: '2024-01-01',
  hour: 6,
  overtime: 'over40' as const,
  timeZone: 'America/New_York',
  minimumWages: [],
}
const first = { ...current, ...span('09-23T10:00', '09-30T10:00'), overtime: 'exempt' as const }
const second = { ...current, ...span('09-30T10:00', '10-07T10:00'), overtime: null }
const inForce = { current, locked: [first, second] }

test.each([
  ['before the locked periods', '09-23T09:59', current],
  ['at the beginning of one', '09-23T10:00', first],
  ['at its end, which is the beginning of the next', '09-30T10:00', second],
  ['after them', '10-07T10:00', current],
])('the settings %s', (_, instant, expected) => {
  expect(settingsAt(at(instant), inForce)).toBe(expected)
})

test.each([
  ['a locked period', '09-23T10:00', '09-30T10:00', ['exempt']],
  ['two of them', '09-23T10:00', '10-07T10:00', ['exempt', null]],
  ['one and the days after it', '10-05T10:00', '10-08T10:00', [null, 'over40']],
  ['days that are not locked', '10-07T10:00', '10-14T10:00', ['over40']],
  ['all of it', '09-01T10:00', '10-14T10:00', ['exempt', null, 'over40']],
])('the rules of %s', (_, from, to, expected) => {
  expect(overtimeRulesIn(span(from, to), inForce)).toEqual(expected)
})
