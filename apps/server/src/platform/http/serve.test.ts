import { type Calls, get, post } from '@nightshift/shared/calls'
import { RecordIdText } from '@nightshift/shared/ids'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { App } from './app.ts'
import { serve } from './serve.ts'

const app = Fastify() as unknown as App
const festivalId = RecordIdText
const body = z.strictObject({ festivalId: z.int() })
const done = async () => undefined

test.each([
  ['a query', get('/api/a', { may: 'signedIn', query: z.strictObject({ festivalId }), answerAs: 'file' })],
  ['a body', post('/api/b', { may: 'signedIn', body })],
  [
    'a path',
    get('/api/c/:festival', {
      may: 'open',
      params: z.strictObject({ festival: festivalId }),
      answerAs: 'file',
    }),
  ],
  ['the path of festivals', post('/api/festivals/:id/d', { may: 'signedIn' })],
])('a call that names a festival in %s and does not say so keeps the server from starting', (_, call) => {
  expect(() => serve(app, { call }, { call: done })).toThrow('names a festival')
  const said: Calls = { call: { ...call, festival: 'any' } }
  expect(() => serve(app, said, { call: done })).not.toThrow()
})
