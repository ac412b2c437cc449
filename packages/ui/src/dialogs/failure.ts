import { useEffect } from 'react'
import { ApiError, isSignedOut } from '../api/api-error.ts'
import { STATES } from '../states/states.texts.ts'
import { dialogs } from './dialogs.tsx'

/** Says that something did not work. Not to people whose session is gone: they are on their way to the login. */
export async function tellFailure(error: unknown, text: string) {
  if (isSignedOut(error)) return
  console.error(error)
  await dialogs.alert({ title: STATES.failedTitle, text })
}

/** Not allowed, changed meanwhile, not valid: the server says what to do differently. */
const REFUSED = [403, 409, 422]

/** The same for what somebody did, in the server's own words where it refused. */
export async function tellRefusal(error: unknown, text: string) {
  if (!(error instanceof ApiError && REFUSED.includes(error.status))) return tellFailure(error, text)
  await dialogs.alert({ title: STATES.failedTitle, text: error.message })
}

/** The same for what a page loads, once for each failure. */
export function useFailureAlert(error: unknown, text: string) {
  useEffect(() => {
    if (error) tellFailure(error, text)
  }, [error, text])
}
