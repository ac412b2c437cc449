import { AUTH_CALLS } from '@nightshift/shared/access/auth/calls'
import { FIRST_RUN_CALLS } from '@nightshift/shared/access/first-run/calls'
import { expect } from 'vitest'
import {
  permissionsOf,
  type Reply,
  sameBody,
} from '../../../../../test/permissions/testing/permissions-of.ts'
import { newName } from '../../../../../test/permissions/testing/scene.ts'
import { PASSWORD } from '../../../../../test/testing/venue.ts'

const FIRST_RUN = {
  code: 'ABCD-2345',
  firstName: 'Ada',
  lastName: 'Blackwood',
  username: 'ada',
  password: 'moor and more',
  festivalName: 'Dreadmoor',
  timeZone: 'America/New_York',
  hostName: '',
}

export const authPermissions = permissionsOf(AUTH_CALLS, {
  me: {
    outcomes: [401, [200, 200, 200, 200]],
    stage: ({ who, actor }) => ({
      ask: () => who.get('/api/users/me'),
      allowed: (reply) => expect(reply.json().id).toBe(actor?.id),
    }),
  },

  whoAmI: {
    outcomes: [401, [200, 200, 200, 200]], // the username as text
    stage: ({ who, actor }) => ({
      ask: () => who.get('/api/users/whoAmI'),
      allowed: (reply) => expect(reply.body).toBe(actor?.username),
    }),
  },

  login: {
    valid: {
      outcomes: [200, [200, 200, 200, 200]], // a new token, and the old one ends
      stage: async ({ who, actor, target }) => {
        const { id, username } = await target()
        return {
          ask: () => who.post('/api/users/login', { username, password: PASSWORD }),
          allowed: async (reply) => {
            expect(reply.json()).toEqual({ id, username })
            expect(newToken(reply)).toBeTruthy()
            if (actor) expect((await who.get('/api/users/whoAmI')).statusCode).toBe(401)
          },
        }
      },
    },
    'wrong password, unknown or inactive': {
      outcomes: [401, [401, 401, 401, 401]], // the same body for all three
      stage: async ({ who, somebody, forThisCaseOnly }) => {
        // Wrong passwords are limited by person.
        forThisCaseOnly()
        const wrong = await somebody()
        const inactive = await somebody({ isActive: false })
        const attempts = [
          { username: wrong.username, password: 'not-this-one' },
          { username: newName('nobody'), password: PASSWORD },
          { username: inactive.username, password: PASSWORD },
        ]
        return {
          ask: () => Promise.all(attempts.map((attempt) => who.post('/api/users/login', attempt))),
          refused: sameBody,
        }
      },
    },
    'username is an object or a list': {
      outcomes: [422, [422, 422, 422, 422]],
      stage: async ({ who, target }) => {
        const { username } = await target()
        const names = [{ username }, [username], { $ne: null }]
        return {
          ask: () =>
            Promise.all(
              names.map((name) => who.post('/api/users/login', { username: name, password: PASSWORD })),
            ),
        }
      },
    },
  },

  refreshLogin: {
    '': {
      outcomes: [401, [200, 200, 200, 200]], // a new token
      stage: ({ who }) => ({
        ask: () => who.post('/api/users/refresh-login'),
        allowed: (reply) => expect(newToken(reply)).toBeTruthy(),
      }),
    },
    'after logout or expiry': {
      outcomes: [401, [401, 401, 401, 401]],
      stage: async ({ venue, who, actor }) => {
        const browsers = [who]
        await who.get('/api/users/logout')
        if (actor) {
          const expired = await venue.signIn(actor.id)
          await venue.db.$client.query(`update sessions set expires_at = $1 where user_id = $2`, [
            venue.clock.now,
            actor.id,
          ])
          browsers.push(venue.visitor.with({ cookie: expired }))
        }
        return {
          ask: () => Promise.all(browsers.map((browser) => browser.post('/api/users/refresh-login'))),
        }
      },
    },
  },

  logout: {
    'same-origin': {
      outcomes: [204, [204, 204, 204, 204]], // the session ends
      stage: ({ who, actor }) => ({
        ask: () => who.with({ 'sec-fetch-site': 'same-origin' }).get('/api/users/logout'),
        writes: actor !== undefined,
        allowed: async () => expect((await who.get('/api/users/whoAmI')).statusCode).toBe(401),
      }),
    },
    'cross-site': {
      outcomes: [403, [403, 403, 403, 403]], // the session goes on
      stage: ({ who, actor }) => ({
        ask: () => who.with({ 'sec-fetch-site': 'cross-site' }).get('/api/users/logout'),
        refused: async () => {
          if (actor) expect((await who.get('/api/users/whoAmI')).statusCode).toBe(200)
        },
      }),
    },
  },
})

export const firstRunPermissions = permissionsOf(FIRST_RUN_CALLS, {
  complete: {
    'an account exists': {
      outcomes: [409, [409, 409, 409, 409]], // open, with the code of the console, only while there is none
      stage: async ({ who, somebody }) => {
        await somebody()
        return { ask: () => who.post('/api/first-run', FIRST_RUN) }
      },
    },
  },
})

const newToken = ({ headers }: Reply) => /FM_TOKEN=([\w-]{20,})/.exec(JSON.stringify(headers))?.[1]
