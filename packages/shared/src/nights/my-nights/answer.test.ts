import { expect, test } from 'vitest'
import { answerProblem } from './answer.ts'

const times = { callAt: new Date('2024-10-04T21:00:00Z'), endsAt: new Date('2024-10-05T05:00:00Z') }
const EARLY = '2024-10-03T21:00:00Z'
const LATE = '2024-10-03T21:00:01Z'
const OVER = '2024-10-05T05:00:00Z'

test.each([
  ['confirmed', EARLY, undefined],
  ['declined', EARLY, undefined],
  ['help', EARLY, undefined],
  [null, EARLY, undefined],
  ['confirmed', LATE, undefined],
  ['declined', LATE, 'tooLateToDecline'],
  ['help', LATE, undefined],
  [null, LATE, 'tooLateToDecline'],
  ['confirmed', OVER, 'nightOver'],
  ['help', OVER, 'nightOver'],
] as const)('%s at %s', (answer, now, problem) =>
  expect(answerProblem(answer, times, 24, new Date(now))).toBe(problem),
)
