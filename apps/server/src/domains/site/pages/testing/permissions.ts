import { PUBLIC_SITE_CALLS } from '@nightshift/shared/site/public-site/calls'
import { expect } from 'vitest'
import {
  permissionsOf,
  permissionsOfPages,
  sameBody,
} from '../../../../../test/permissions/testing/permissions-of.ts'
import { newName } from '../../../../../test/permissions/testing/scene.ts'
import { siteOf } from '../../site-content/testing/permissions.ts'

const UNKNOWN = 2_000_000_000

export const publicSitePermissions = permissionsOf(PUBLIC_SITE_CALLS, {
  config: {
    outcomes: [200, [200, 200, 200, 200]], // only festivals with a host; the same for every Host
    stage: async ({ venue, who }) => {
      const hostName = `${newName('haunt')}.example`
      const shown = await venue.festival('With a host', { hostName })
      const hidden = await venue.festival('Without a host')
      return {
        ask: () =>
          Promise.all([
            who.get('/api/publicConfig'),
            who.with({ host: hostName }).get('/api/publicConfig'),
            who.with({ 'x-forwarded-host': hostName }).get('/api/publicConfig'),
          ]),
        allowed: (...replies) => {
          sameBody(...replies)
          const ids = replies[0]!.json().map(({ id }: { id: number }) => id)
          expect(ids).toContain(shown.id)
          expect(ids).not.toContain(hidden.id)
        },
      }
    },
  },

  live: {
    'with a host': {
      outcomes: [200, [200, 200, 200, 200]], // the live content
      stage: async ({ venue, who }) => {
        const { id } = await venue.festival('Shown', { hostName: `${newName('shown')}.example` })
        return {
          ask: () => who.get(`/api/publicSite/${id}`),
          allowed: (reply) => expect(Object.keys(reply.json())).toEqual(['content', 'closedNights']),
        }
      },
    },
    'switched off, without a host or unknown': {
      outcomes: [404, [404, 404, 404, 404]], // the same body
      stage: async ({ venue, who }) => {
        const off = { hostName: `${newName('off')}.example`, enableApps: false }
        const hidden = [await venue.festival('Off', off), await venue.festival('Without a host')]
        const ids = [...hidden.map(({ id }) => id), UNKNOWN, 0, 'none']
        return {
          ask: () => Promise.all(ids.map((id) => who.get(`/api/publicSite/${id}`))),
          refused: sameBody,
        }
      },
    },
  },
})

export const pagePermissions = permissionsOfPages({
  'GET /site-preview/{festival}': {
    '': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // a page
      stage: async (scene) => {
        await siteOf(scene)
        return {
          ask: () => scene.who.get(`/site-preview/${scene.festival.id}`),
          allowed: (reply) => expect(reply.headers['cache-control']).toBe('no-store'),
        }
      },
    },
    'without a host or unknown': {
      outcomes: [401, [403, 403, 403, 404], [403, 403, 403, 404]],
      stage: async ({ venue, who }) => {
        const { id } = await venue.festival('Without a host')
        return { ask: () => Promise.all([id, UNKNOWN].map((one) => who.get(`/site-preview/${one}`))) }
      },
    },
  },

  'GET /site-preview/{festival}/*': {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // a page
    stage: async (scene) => {
      await siteOf(scene)
      return { ask: () => scene.who.get(`/site-preview/${scene.festival.id}/policies`) }
    },
  },
})
