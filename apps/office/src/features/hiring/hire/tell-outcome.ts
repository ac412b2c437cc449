import { ApiError, isSignedOut } from '@nightshift/ui/api/api-error.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { HIRE } from './hire.texts.ts'
import type { Outcome } from './hire-steps.ts'

/** The server says why, where it is about this person: the username is taken, or they are hired already. */
const isToldInItsWords = (error: unknown): error is ApiError =>
  error instanceof ApiError && [403, 409].includes(error.status)

/** Says what did not work. That an application could not be marked is seen in the list of steps, and logged. */
export async function tellOutcome(outcome: Outcome) {
  if (outcome.kind === 'notCreated') {
    const { error } = outcome
    if (isToldInItsWords(error)) await dialogs.alert({ title: STATES.failedTitle, text: error.message })
    else await tellFailure(error, HIRE.failed)
  }
  if (outcome.kind === 'withoutPosition') await tellFailure(outcome.error, HIRE.withoutPosition)
  if (outcome.kind === 'notMarked' && !isSignedOut(outcome.error)) console.error(outcome.error)
}
