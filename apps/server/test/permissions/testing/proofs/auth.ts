import { expect } from 'vitest'
import { PASSWORD } from '../../../testing/venue.ts'
import type { Proofs, Reply } from '../prove.ts'
import { newName } from '../scene.ts'

export const authProofs: Proofs = {
  'GET /api/users/me': {
    '': ({ who, actor }) => ({
      ask: () => who.get('/api/users/me'),
      allowed: (reply) => expect(reply.json().id).toBe(actor?.id),
    }),
  },

  'GET /api/users/me/data': {
    '': ({ who, actor }) => ({
      ask: () => who.get('/api/users/me/data'),
      allowed: (reply) => expect(reply.json().account.id).toBe(actor?.id),
    }),
    'a default password': async ({ venue, who, actor }) => {
      if (actor)
        await venue.db.$client.query(
          'update users set password_is_default = true, must_change_password = access_lvl > 0 where id = $1',
          [actor.id],
        )
      return { ask: () => who.get('/api/users/me/data') }
    },
    'sixth copy in a minute': async ({ who }) => {
      for (let copies = 0; copies < 5; copies++) await who.get('/api/users/me/data')
      return { ask: () => who.get('/api/users/me/data') }
    },
  },

  'GET /api/users/whoAmI': {
    '': ({ who, actor }) => ({
      ask: () => who.get('/api/users/whoAmI'),
      allowed: (reply) => expect(reply.body).toBe(actor?.username),
    }),
  },

  'POST /api/users/login': {
    valid: async ({ who, actor, target }) => {
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
    'wrong password, unknown or inactive': async ({ who, somebody, forThisCaseOnly }) => {
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
    'username is an object or a list': async ({ who, target }) => {
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

  'POST /api/users/refresh-login': {
    '': ({ who }) => ({
      ask: () => who.post('/api/users/refresh-login'),
      allowed: (reply) => expect(newToken(reply)).toBeTruthy(),
    }),
    'after logout or expiry': async ({ venue, who, actor }) => {
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

  'GET /api/users/logout': {
    'same-origin': ({ who, actor }) => ({
      ask: () => who.with({ 'sec-fetch-site': 'same-origin' }).get('/api/users/logout'),
      writes: actor !== undefined,
      allowed: async () => expect((await who.get('/api/users/whoAmI')).statusCode).toBe(401),
    }),
    'cross-site': ({ who, actor }) => ({
      ask: () => who.with({ 'sec-fetch-site': 'cross-site' }).get('/api/users/logout'),
      refused: async () => {
        if (actor) expect((await who.get('/api/users/whoAmI')).statusCode).toBe(200)
      },
    }),
  },
}

/** Equal bodies, so that the reason is not revealed. */
export function sameBody(...replies: Reply[]) {
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
}

const newToken = ({ headers }: Reply) => /FM_TOKEN=([\w-]{20,})/.exec(JSON.stringify(headers))?.[1]
