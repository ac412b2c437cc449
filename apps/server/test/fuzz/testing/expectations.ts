import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type Actor, FOREIGN, HIDDEN } from './world.ts'

const CALLS = Number(process.env.FUZZ_CALLS ?? 0)

/**
 * A fixed seed, so that a failure is reproducible; FUZZ_SEED generates other calls. `npm run prove` sets FUZZ_CALLS to
 * the number of calls in all, which the tests share.
 */
export const runs = (numRuns: number, tests = 1) => ({
  numRuns: CALLS ? Math.ceil(CALLS / tests) : numRuns,
  seed: Number(process.env.FUZZ_SEED ?? 1031),
})

/** Any reply is below 500, and an error has our error object. */
export function expectSane(reply: LightMyRequestResponse, sent: unknown) {
  const { statusCode, body } = reply
  expect(statusCode, `${statusCode} ${body.slice(0, 300)}\nto ${short(sent)}`).toBeLessThan(500)
  if (statusCode < 400) return
  const { error } = reply.json()
  expect(error, short(sent)).toMatchObject({
    statusCode,
    code: expect.any(String),
    message: expect.any(String),
  })
  // An error reveals no SQL, path or stack trace.
  expect(body).not.toMatch(/select |insert |update |node_modules|\.ts:|at async/i)
}

/** No data of the other festival, and no field that is hidden below a level. */
export function expectNothingLeaks(reply: LightMyRequestResponse, { level, name }: Actor, sent: unknown) {
  const { body, headers } = reply
  if (level < 3) expect(body, `${name} sent ${short(sent)}`).not.toContain(FOREIGN)
  // The copy of one's own data has every field of oneself.
  if (headers['content-disposition']?.toString().includes('my-data.json')) return
  for (const { below, value } of HIDDEN)
    if (level < below) expect(body, `${name} sent ${short(sent)}`).not.toContain(value)
}

const short = (sent: unknown) => JSON.stringify(sent)?.slice(0, 600)
