import { expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from './testing/call-tables.ts'
import { callOf } from './testing/permission-table.ts'
import { inTable, isOutsideTable, openVenueWithRoutes } from './testing/registered-routes.ts'

const { registered } = await openVenueWithRoutes()

const calls = CALLS.map(({ method, path }) => callOf({ method, path: inTable(path) }))

test('every route of the API is in the tables of calls, and every call is registered', () => {
  // Fastify answers HEAD wherever it answers GET. Previews are pages.
  const routes = registered.filter(
    (route) => !isOutsideTable(route) && route.method !== 'HEAD' && !route.path.startsWith('/site-preview/'),
  )
  expect(calls.toSorted()).toEqual(routes.map(callOf).sort())
})

test('the parameters in a path are those of its schema', () => {
  for (const { path, params } of CALLS) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect([path, names]).toEqual([path, params instanceof z.ZodObject ? Object.keys(params.shape) : []])
  }
})
