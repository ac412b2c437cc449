import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { expect } from 'vitest'
import type { Venue } from './venue.ts'

type Reply = Awaited<ReturnType<Venue['visitor']['get']>>

/** Expects exactly this error, and that nothing is written. Returns the error's details. */
export async function expectRefusal(venue: Venue, code: ErrorCode, call: () => Promise<Reply>) {
  const before = await venue.state()
  const reply = await call()
  const { status, message } = ERRORS[code]
  expect(reply.json()).toMatchObject({ error: { statusCode: status, code, message } })
  expect(reply.statusCode).toBe(status)
  expect(await venue.state()).toEqual(before)
  return reply.json().error.details
}
