import { subscribe } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { FILE_FOLDERS } from '../../../src/domains/site/pages/built-apps.ts'
import { openVenue } from '../../testing/venue.ts'
import { withBraces } from './permissions-of.ts'

export type Route = { method: string; path: string }

/** A venue, and every route that its server registered: Fastify publishes each server before its routes are added. */
export async function openVenueWithRoutes() {
  const registered: Route[] = []
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) registered.push({ method: each, path: withBraces(url) })
    })
  })
  const venue = await openVenue({ ownApp: true })
  await venue.app.ready()
  return { venue, registered }
}

/** Routes outside the API: its description, and the pages and files of the apps. */
export const isOutsideApi = ({ path }: Route) =>
  path === '/openapi.json' ||
  path === '/*' ||
  path === '/assets/*' ||
  /^\/docs(\/|$)/.test(path) ||
  FILE_FOLDERS.some((folder) => existsSync(join(folder, path)))
