import { expect, test } from 'vitest'
import { noticeWords } from './notice-words.ts'

const NOTICE = { text: 'Wear boots.', from: null, until: null, severity: 'info' as const }

test.each([
  [{ text: '' }, 'There is no notice.'],
  [{}, 'Visitors see it at once.'],
  [
    { until: '2024-10-04T22:00:00.000Z' },
    'Visitors see it at once, until Friday, October 4, 2024, 6:00 PM EDT.',
  ],
  [{ from: '2024-12-06T23:00:00.000Z' }, 'Visitors see it from Friday, December 6, 2024, 6:00 PM EST.'],
  [
    { until: '2024-09-01T22:00:00.000Z' },
    'Visitors do not see it: it ended Sunday, September 1, 2024, 6:00 PM EDT.',
  ],
])('%j: %s', (changes, words) => {
  const now = new Date('2024-10-01T12:00:00Z')
  expect(noticeWords({ ...NOTICE, ...changes }, now, 'America/New_York')).toBe(words)
})
