import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { refusalAboutPerson, refusalOf } from '../api/refusal.ts'
import { dialogs } from './dialogs.tsx'
import { showFailure } from './failure.ts'

const named = (code: ErrorCode) => new ApiError(ERRORS[code].status, code, ERRORS[code].message)
const logged = () => vi.mocked(console.error).mock.calls.length

/** The text of the alert, if one is shown. */
async function told(error: unknown, wordsOf?: typeof refusalAboutPerson) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const alert = vi.spyOn(dialogs, 'alert').mockResolvedValue()
  await showFailure(error, 'Unable.', wordsOf)
  const [shown] = alert.mock.calls.at(-1) ?? []
  if (shown) expect(shown.title).toBe('Something went wrong')
  return shown?.text
}

test.each(['usernameTaken', 'passwordTooShort', 'changedMeanwhile'] as const)(
  "%s is shown with the server's message and not logged",
  async (code) => {
    expect(await told(named(code))).toBe(ERRORS[code].message)
    expect(logged()).toBe(0)
  },
)

test.each([
  ['a server error', named('internal')],
  ['no answer', new ApiError(0, 'unreachable', 'TypeError: Failed to fetch')],
  ['a missing permission', named('forbidden')],
  ['a response that violates its contract', new Error('not the contract')],
])('%s is shown with the given text and logged', async (_, error) => {
  expect(await told(error)).toBe('Unable.')
  expect(logged()).toBe(1)
})

test("for a change of a person, a missing permission is shown with the server's message too", async () => {
  expect(await told(named('outranked'), refusalAboutPerson)).toBe(ERRORS.outranked.message)
  expect(await told(named('internal'), refusalAboutPerson)).toBe('Unable.')
})

test.each([
  ['no network', false, 'There is no network. Nothing was sent, and nothing will be sent later by itself.'],
  [
    'no answer',
    true,
    'The server did not answer. Please check whether it was done before you try again: nothing will be sent later by itself.',
  ],
])('an action with %s says so', async (_, onLine, words) => {
  vi.stubGlobal('navigator', { onLine })
  const failure = new ApiError(0, 'notSent', 'TypeError: Failed to fetch')
  expect(await told(failure)).toBe(words)
  expect(await told(failure, refusalAboutPerson)).toBe(words)
  vi.unstubAllGlobals()
})

test('a 401 shows nothing', async () => {
  expect(await told(named('notSignedIn'))).toBeUndefined()
  expect(logged()).toBe(0)
})

test('a refusal is recognised by its status or its code', () => {
  const notAssigned = named('positionNotAssigned')
  expect(refusalOf(notAssigned)).toBeUndefined()
  expect(refusalOf(notAssigned, ['positionNotAssigned'])).toBe(notAssigned.message)
  expect(refusalOf(named('tooManyRequests'), [429])).toBe(ERRORS.tooManyRequests.message)
})
