import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answer } from '../testing/answers.ts'
import { api } from './api.ts'
import { ApiError } from './api-error.ts'

const Count = z.object({ count: z.number() })

test('answers what the contract promises', async () => {
  answer({ '/api/users/count': { body: { count: 3 } } })
  expect(await api.get('/api/users/count', Count)).toEqual({ count: 3 })
})

test('refuses an answer that breaks its contract', async () => {
  answer({ '/api/users/count': { body: { count: 'three' } } })
  await expect(api.get('/api/users/count', Count)).rejects.toThrow(z.ZodError)
})

test('throws the status, the code and the words of a named failure', async () => {
  answer({ '/api/clockin': { status: 409, body: { error: { code: 'taken', message: 'Already there.' } } } })
  const failure = await api.post('/api/clockin', {}, Count).catch((error) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 409, code: 'taken', message: 'Already there.' })
})

test('survives a failure that is no JSON, as a proxy gives it', async () => {
  answer({ '/api/users/me': { status: 502, body: '<h1>Bad gateway</h1>' } })
  await expect(api.get('/api/users/me', Count)).rejects.toMatchObject({ status: 502, code: 'unknown' })
})

test('has status 0 when no answer came', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(api.getText('/api/users/whoAmI')).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})
