import { MY_DATA_CALLS } from '@nightshift/shared/people/my-data/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const myDataPermissions = permissionsOf(MY_DATA_CALLS, {
  copy: {
    '': {
      outcomes: [401, [200, 200, 200, 200]], // one's own only
      stage: ({ who, actor }) => ({
        ask: () => who.get('/api/users/me/data'),
        allowed: (reply) => expect(reply.json().account.id).toBe(actor?.id),
      }),
    },
    'a default password': {
      outcomes: [401, [403, 403, 403, 403]], // also where the office opens with it
      stage: async ({ venue, who, actor }) => {
        if (actor)
          await venue.db.$client.query(
            'update users set password_is_default = true, must_change_password = access_lvl > 0 where id = $1',
            [actor.id],
          )
        return { ask: () => who.get('/api/users/me/data') }
      },
    },
    'sixth copy in a minute': {
      outcomes: [401, [429, 429, 429, 429]],
      stage: async ({ who }) => {
        for (let copies = 0; copies < 5; copies++) await who.get('/api/users/me/data')
        return { ask: () => who.get('/api/users/me/data') }
      },
    },
  },
})
