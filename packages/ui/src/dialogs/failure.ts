import { useEffect } from 'react'
import { isSignedOut } from '../api/api-error.ts'
import { refusalOf } from '../api/refusal.ts'
import { STATES } from '../states/states.texts.ts'
import { dialogs } from './dialogs.tsx'

/**
 * Shows a failure: the server's message where it refused, else this text, and then it is logged. Shows nothing after a
 * 401, which redirects to the login.
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

/** The same for a failed query, once per error. */
export function useFailureAlert(error: unknown, text: string) {
  useEffect(() => {
    if (error) tellFailure(error, text)
  }, [error, text])
}
