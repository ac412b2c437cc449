import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Venue } from '../../../../test/testing/venue.ts'

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
  if (code !== 'invalidInput' && code !== 'invalidFilter') expect(reply.json().error.message).toBe(message)
  expect(await venue.state()).toEqual(before)
}
