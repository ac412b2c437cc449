import { RecordParams } from '@nightshift/shared/ids'
import { FilterQuery } from '@nightshift/shared/list-queries'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf } from './address.ts'

test('fills in the parameters', () => {
  const call = { method: 'GET', may: 'open', path: '/api/users/:id/photo', params: RecordParams } as const
  expect(addressOf(call, { params: { id: 7 } })).toBe('/api/users/7/photo')
})

test('writes a filter as JSON', () => {
  const call = { method: 'GET', may: 'open', path: '/api/users', query: FilterQuery } as const
  const address = addressOf(call, { query: { filter: { where: { name: 'A & B' } } } })
  expect(address).toBe('/api/users?filter=%7B%22where%22%3A%7B%22name%22%3A%22A%20%26%20B%22%7D%7D')
  expect(addressOf(call)).toBe('/api/users')
})

test('leaves out what is undefined', () => {
  const query = z.object({ person: z.string().optional(), limit: z.string() })
  const call = { method: 'GET', may: 'open', path: '/api/audit', query } as const
  expect(addressOf(call, { query: { person: undefined, limit: 100 } })).toBe('/api/audit?limit=100')
})
