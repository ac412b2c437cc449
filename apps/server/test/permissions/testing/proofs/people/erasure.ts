import { expect } from 'vitest'
import { erasedPeople } from '../../../../../src/platform/database/schema.ts'
import { named, type Proofs } from '../../prove.ts'

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

export const erasureProofs: Proofs = {
  'GET /api/users/{id}/erasure': {
    '': async ({ who, target }) => {
      const { id } = await target()
      return {
        ask: () => who.get(`/api/users/${id}/erasure`),
        allowed: (reply) => expect(reply.json()).toMatchObject({ timeEntries: 0, sealedUntil: null }),
      }
    },
  },

  'POST /api/users/{id}/erase': {
    '': async ({ venue, who, target }) => {
      const person = await target()
      await venue.application({ status: 'hired', userId: person.id })
      return {
        ask: () => who.post(`/api/users/${person.id}/erase`, { confirmation: nameOf(person) }),
        allowed: (reply) => expect(reply.json()).toMatchObject({ sealedUntil: null }),
      }
    },
    'another name': async ({ who, somebody }) => {
      const { id } = await somebody()
      return { ask: () => who.post(`/api/users/${id}/erase`, { confirmation: 'Somebody Else' }) }
    },
    'erased already': async ({ venue, who, somebody }) => {
      const person = await somebody({ isActive: false })
      await venue.db.insert(erasedPeople).values({ userId: person.id, erasedAt: venue.clock.now })
      return { ask: () => who.post(`/api/users/${person.id}/erase`, { confirmation: nameOf(person) }) }
    },
  },

  'GET /api/users/erased': {
    '': named(async ({ venue, who, festival, somebody }) => {
      const { id: userId } = await somebody({ isActive: false })
      const sealed = { sealedUntil: '2027-10-04', firstName: 'Ash', lastName: 'Graves' }
      await venue.db.insert(erasedPeople).values({ userId, erasedAt: venue.clock.now, ...sealed })
      return {
        ask: () => who.get('/api/users/erased', { festivalId: String(festival.id) }),
        allowed: (reply) =>
          expect(reply.json()).toContainEqual(expect.objectContaining({ userId, name: 'Ash Graves' })),
      }
    }),
  },

  'GET /api/festivals/{id}/retention': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/retention`, { months: '12', health: 'true' }),
      allowed: (reply) => expect(reply.json()).toEqual({ applications: 0, healthAnswers: 0 }),
    }),
  },
}
