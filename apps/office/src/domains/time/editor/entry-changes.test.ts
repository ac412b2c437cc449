import { expect, test } from 'vitest'
import { changesBetween, describeAction, type HistoryRow } from './entry-changes.ts'

const ZONE = 'America/New_York'
const opened = {
  positionName: 'Bog Actor',
  payrate: 13.75,
  startTime: '2024-10-04T21:00:00.000Z',
  endTime: null,
  cashTips: 0,
  creditTips: 0,
  deduction: 0,
  note: '',
}
const row = (changes: Partial<HistoryRow>): HistoryRow => ({
  id: 1,
  at: '2024-10-05T05:00:00.000Z',
  festivalId: 1,
  actorId: null,
  actor: { firstName: 'Mara', lastName: 'Voss' },
  action: 'edit',
  entity: 'timeEntry',
  entityId: '1',
  subject: null,
  before: opened,
  after: opened,
  ...changes,
})
const changesOf = (changes: Partial<HistoryRow>) => {
  const { before, after } = row(changes)
  return changesBetween(before, after, ZONE).map(({ label, from, to }) =>
    [label, from, to].filter(Boolean).join(': '),
  )
}

test('a created entry shows its values', () => {
  expect(changesOf({ before: null })).toEqual([
    'Position: Bog Actor',
    'Rate: $13.75',
    'Clock In: 10/4/2024 5:00:00 PM',
  ])
})

test("an edit shows the changed fields, in the festival's time zone", () => {
  const after = { ...opened, endTime: '2024-10-05T05:15:00+00:00', deduction: 5, note: 'Rain' }
  expect(changesOf({ after })).toEqual([
    'Clock Out: –: 10/5/2024 1:15:00 AM',
    'Deduction: $0.00: $5.00',
    'Note: –: Rain',
  ])
})

test('a review is shown as text, also for older rows without the field', () => {
  const closed = { ...opened, endTime: '2024-10-05T05:00:00.000Z' }
  expect(changesOf({ before: closed, after: { ...closed, needsReview: 'forgotten' } })).toEqual([
    'Review: –: No clock-out',
  ])
  expect(changesOf({ before: closed, after: { ...closed, needsReview: null } })).toEqual([])
})

test('the same instant in another notation is no change', () => {
  expect(changesOf({ after: { ...opened, startTime: '2024-10-04T21:00:00+00:00' } })).toEqual([])
})

test('a deletion shows no fields', () => {
  expect(changesOf({ after: null })).toEqual([])
})

test.each([
  ['edit', 'Mara Voss edited the entry'],
  ['editOwn', 'Mara Voss edited the entry (their own)'],
  ['mend', 'Mara Voss mend'],
])('%s reads: %s', (action, words) => {
  const { who, done } = describeAction(row({ action }))
  expect(`${who} ${done}`).toBe(words)
})

test('a change without an actor was made at the kiosk', () => {
  expect(describeAction(row({ actor: null, action: 'clockIn' })).who).toBe('Badge at the kiosk')
})
