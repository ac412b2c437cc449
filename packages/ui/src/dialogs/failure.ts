import { useEffect } from 'react'
import { isNotSent, isSignedOut } from '../api/api-error.ts'
import { refusalOf } from '../api/refusal.ts'
import { STATES } from '../states/states.texts.ts'
import { dialogs } from './dialogs.tsx'
import { openDialogs } from './open-dialog.ts'

/**
 * Shows a failure: that there is no network, the server's message where it refused, else this text, and then it is logged.
 * Shows nothing after a 401, which redirects to the login.
 */
export async function showFailure(
  error: unknown,
  text: string,
  wordsOf: (error: unknown) => string | undefined = refusalOf,
) {
  if (isSignedOut(error)) return
  const refusal = isNotSent(error) ? notSentText() : wordsOf(error)
  if (refusal === undefined) console.error(error)
  await dialogs.alert({ title: STATES.failedTitle, text: refusal ?? text })
}

/** Without an answer nobody knows whether the server did it. */
export const notSentText = () => (navigator.onLine ? STATES.noAnswer : STATES.noNetwork)

/** Errors of reads whose page still shows what was read before: nobody asked for those, so they open no dialog. */
export const failedReloads = new WeakSet<Error>()

/**
 * The same for a page that could not be read, once per error. While a failure is shown, another read that fails with it
 * adds nothing.
 */
export function useFailureAlert(error: Error | null | undefined, text: string) {
  useEffect(() => {
    const isShown = openDialogs().some(({ title }) => title === STATES.failedTitle)
    if (error && !isShown && !failedReloads.has(error)) showFailure(error, text)
  }, [error, text])
}
