import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { STATES } from '@nightshift/ui/states/states.texts.ts'

/** The specified words; the server's own where they tell the person what to do differently. */
export const failureAlert = (error: unknown, words: string) => ({
  title: STATES.failedTitle,
  text: error instanceof ApiError && [409, 422].includes(error.status) ? error.message : words,
})
