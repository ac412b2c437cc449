import { ERRORS } from '@nightshift/shared/errors'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { expect, test } from 'vitest'
import { failureAlert } from './failure-alert.ts'

const textFor = (error: unknown) => failureAlert(error, 'Unable.').text

test.each(['usernameTaken', 'passwordTooShort', 'changedMeanwhile'] as const)(
  '%s speaks for itself',
  (code) => {
    const { status, message } = ERRORS[code]
    expect(textFor(new ApiError(status, code, message))).toBe(message)
  },
)

test('any other failure has the specified words', () => {
  expect(textFor(new ApiError(500, 'internal', 'Something went wrong.'))).toBe('Unable.')
  expect(textFor(new ApiError(0, 'unreachable', 'TypeError: Failed to fetch'))).toBe('Unable.')
  expect(textFor(new Error('not the contract'))).toBe('Unable.')
})
