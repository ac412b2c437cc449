// @vitest-environment jsdom
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { REDIRECTS } from '@nightshift/shared/short-paths'
import { matchRoutes, Navigate } from 'react-router'
import { expect, test } from 'vitest'
import { preload } from './lib/preload.ts'
import { routes } from './routes.tsx'

const patternsAt = (path: string) => matchRoutes(routes, path)!.map(({ route }) => route.path)

test.each(Object.values(OFFICE_PATHS))('%s has a page whose chunks can be loaded', async (path) => {
  const [first, ...inside] = patternsAt(path)
  // The board of the evening fills the screen: it has a shell of its own.
  expect(first).toBe(path === OFFICE_PATHS.tonight ? path : OFFICE_PATHS.welcome)
  expect(inside).not.toContain('*')
  expect((await preload(routes, path)).length).toBeGreaterThan(1)
})

test.each(['/nowhere', '/employee/nowhere', '/news/2024'])('%s redirects out of the office', (path) => {
  expect(patternsAt(path)).toEqual(['*'])
})

test('an address below a tab that has no page leads to the dashboard', () => {
  const { element } = matchRoutes(routes, `${OFFICE_PATHS.nights}/nowhere`)!.at(-1)!.route
  expect(element).toMatchObject({ type: Navigate, props: { to: OFFICE_PATHS.admin, replace: true } })
})

test.each(Object.entries(REDIRECTS))('the short path %s leads to %s, as at the server', (path, to) => {
  const { element } = matchRoutes(routes, path)!.at(-1)!.route
  expect(element).toMatchObject({ type: Navigate, props: { to, replace: true } })
})
