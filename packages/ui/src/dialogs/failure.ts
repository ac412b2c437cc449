import { useEffect } from 'react'
import { isSignedOut } from '../api/api-error.ts'
import { refusalOf } from '../api/refusal.ts'
import { STATES } from '../states/states.texts.ts'
import { dialogs } from './dialogs.tsx'

/**
 * Says that something did not work: in the server's own words where it refused, else in these, and then it is logged.
 * Says nothing to people whose session is gone: they are on their way to the login.
 */
export async function tellFailure(
  error: unknown,
  text: string,
  wordsOf: (error: unknown) => string | undefined = refusalOf,
) {
  if (isSignedOut(error)) return
  const refusal = wordsOf(error)
  if (refusal === undefined) console.error(error)
  await dialogs.alert({ title: STATES.failedTitle, text: refusal ?? text })
}

/** The same for what a page loads, once for each failure. */
export function useFailureAlert(error: unknown, text: string) {
  useEffect(() => {
    if (error) tellFailure(error, text)
  }, [error, text])
}
