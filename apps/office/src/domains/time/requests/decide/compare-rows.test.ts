import { expect, test } from 'vitest'
import { waitingRequest } from '../../testing/requests.ts'
import { compareRows } from './compare-rows.ts'

const rows = (changes: Parameters<typeof waitingRequest>[0] = {}) =>
  compareRows(waitingRequest(changes), 'America/New_York').map(
    ({ label, now, wanted, changed }) => `${changed ? '* ' : ''}${label}: ${now} | ${wanted}`,
  )

test('both versions with hours and pay; what differs is marked', () => {
  expect(rows()).toEqual([
    'Clock In: 10/4/2024 5:00:00 PM | 10/4/2024 5:00:00 PM',
    '* Clock Out: 10/5/2024 1:00:00 AM | 10/5/2024 1:30:00 AM',
    'Position: Bog Actor | Bog Actor',
    '* Hours: 8.00 | 8.50',
    '* Pay: $124.00 | $131.75',
  ])
})

test('another position has its own rate, and tips where it takes some', () => {
  expect(rows({ positionId: 2, positionName: 'Barkeeper', cashTips: 5 }).slice(2)).toEqual([
    '* Position: Bog Actor | Barkeeper',
    '* Cash tips: $0.00 | $5.00',
    'Credit tips: $0.00 | $0.00',
    '* Hours: 8.00 | 8.50',
    '* Pay: $124.00 | $102.00',
  ])
})

test('a missing shift has one version', () => {
  expect(rows({ timeEntryId: null, entry: null })[0]).toBe('Clock In: undefined | 10/4/2024 5:00:00 PM')
})

test('an open shift has neither end nor pay yet', () => {
  const { entry } = waitingRequest()
  const shown = rows({ entry: { ...entry!, endTime: null } })
  expect(shown).toContain('* Clock Out: – | 10/5/2024 1:30:00 AM')
  expect(shown).toContain('* Pay: – | $131.75')
})

test('the pay of a position that the person does not hold is not known', () => {
  expect(rows({ positions: [], entry: null }).at(-1)).toBe('Pay: undefined | –')
})
