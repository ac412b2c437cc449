import type { PayPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { expect, test } from 'vitest'
import { payPeriod } from '../../time/testing/pay-periods.ts'
import { datesText, periodFacts, stateText } from './period-words.ts'

const ZONE = 'America/New_York'
const NOW = new Date('2024-10-30T12:00:00Z')

test.each([
  ['within a month', '2024-10-21T10:00:00Z', '2024-10-28T10:00:00Z', 'Oct 21 – 27'],
  ['over the end of a month', '2024-10-28T10:00:00Z', '2024-11-04T11:00:00Z', 'Oct 28 – Nov 3'],
  ['to midnight', '2024-10-21T04:00:00Z', '2024-10-28T04:00:00Z', 'Oct 21 – 27'],
  ['of another year', '2023-10-23T10:00:00Z', '2023-10-30T10:00:00Z', 'Oct 23 – 29, 2023'],
])('the dates of a period %s', (_, startsAt, endsAt, text) => {
  expect(datesText({ startsAt, endsAt }, NOW, ZONE)).toBe(text)
})

test('an ended period without entries is not called ready', () => {
  const period = payPeriod()
  expect(stateText(period)).toBe('Ready')
  expect(stateText({ ...period, figures: { ...period.figures, entries: 0 } })).toBe('No entries')
})

test.each<[string, Partial<PayPeriod>, string[]]>([
  ['ready', {}, ['Not approved yet', '312 entries, 1204.50 hours']],
  [
    'with problems',
    {
      state: 'unsettled',
      figures: { ...payPeriod().figures, needsReview: 1, open: 2, noPaychexId: 3, problems: 7 },
    },
    [
      'Not approved yet',
      '312 entries, 1204.50 hours',
      '7 problems to settle',
      '1 needs review',
      '2 still clocked in',
      '3 people without Paychex ID',
    ],
  ],
  [
    'approved, and changed since its export before',
    {
      state: 'changed',
      exportedAt: '2024-10-28T15:00:00Z',
      figures: { ...payPeriod().figures, open: 1, changed: 1 },
      approval: {
        id: 4,
        startsAt: '2024-10-21T10:00:00Z',
        endsAt: '2024-10-28T10:00:00Z',
        approvedAt: '2024-10-28T16:00:00Z',
        approvedBy: { firstName: 'Mara', lastName: 'Voss' },
        overrides: [
          { kind: 'open', entryId: 1, userId: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20', reason: 'Left' },
        ],
      },
    },
    [
      'Approved by Mara Voss, Mon, Oct 28, 12:00 PM',
      '312 entries, 1204.50 hours',
      '1 problem overridden',
      'exported Mon, Oct 28, 11:00 AM',
      '1 entry changed since its export',
    ],
  ],
])('the facts of a period that is %s', (_, changes, facts) => {
  expect(periodFacts({ ...payPeriod(), ...changes }, ZONE)).toEqual(facts)
})
