import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROWS } from './permissions.ts'
import { callOf, withBraces } from './testing/permissions-of.ts'
import { isOutsideApi, openVenueWithRoutes, type Route } from './testing/registered-routes.ts'

const { registered } = await openVenueWithRoutes()
const routes = registered.filter((route) => !isOutsideApi(route))

const names = [...new Set(ROWS.map(callOf))]

/** Fastify registers HEAD for every GET. */
const unnamed = (asked: Route[]) =>
  asked.map((route) => callOf(route).replace('HEAD', 'GET')).filter((name) => !names.includes(name))

test('every route that the server registers has permission cases', () => {
  expect(unnamed(routes)).toEqual([])
})

test('a route without permission cases is detected', () => {
  const added = [
    { method: 'GET', path: '/api/users/{id}' },
    { method: 'PUT', path: '/api/users/{id}' },
    { method: 'GET', path: '/debug' },
  ]
  expect(unnamed([...routes, ...added])).toEqual(added.map(callOf))
})

test('every call with permission cases is registered', () => {
  expect(names.filter((name) => !registered.map(callOf).includes(name))).toEqual([])
})

test('no variant of a call has its cases twice', () => {
  const variants = ROWS.map((row) => `${callOf(row)} ${row.variant}`)
  expect(variants.filter((it, n) => variants.indexOf(it) !== n)).toEqual([])
})

const CALLS = new Set(ROWS.flatMap(({ call }) => call ?? []))

test('every route of the API is in the tables of calls, and every call is registered', () => {
  const calls = [...CALLS].map(({ method, path }) => callOf({ method, path: withBraces(path) }))
  // Previews are pages.
  const served = routes.filter(({ method, path }) => method !== 'HEAD' && !path.startsWith('/site-preview/'))
  expect(calls.sort()).toEqual(served.map(callOf).sort())
})

test('the parameters in a path are those of its schema', () => {
  for (const { path, params } of CALLS) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect([path, named]).toEqual([path, params instanceof z.ZodObject ? Object.keys(params.shape) : []])
  }
})
