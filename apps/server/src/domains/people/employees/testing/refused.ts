import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Venue } from '../../../../../test/testing/venue.ts'

/** Their words say more of what is wrong. */
const WORDED: ErrorCode[] = ['invalidInput', 'invalidFilter', 'alreadyExported']

/** Expects that the call fails by this name, with its status and words, and that nothing was written. */
export async function expectRefusal(
  venue: Venue,
  code: ErrorCode,
  attempt: () => Promise<LightMyRequestResponse>,
) {
  const before = await venue.state()
  const reply = await attempt()
  const { status, message } = ERRORS[code]
  expect(reply.json().error).toMatchObject({ code, statusCode: status })
  expect(reply.statusCode).toBe(status)
  if (!WORDED.includes(code)) expect(reply.json().error.message).toBe(message)
  expect(await venue.state()).toEqual(before)
  return reply.json().error.details
}
