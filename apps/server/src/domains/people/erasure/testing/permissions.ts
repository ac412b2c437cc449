import { ERASURE_CALLS } from '@nightshift/shared/people/erasure/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import { erasedPeople } from '../../../../platform/database/schema.ts'

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

export const erasurePermissions = permissionsOf(ERASURE_CALLS, {
  preview: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200], [403, 403, 403, 200]], // counts only
    stage: async ({ who, target }) => {
      const { id } = await target()
      return {
        ask: () => who.get(`/api/users/${id}/erasure`),
        allowed: (reply) => expect(reply.json()).toMatchObject({ timeEntries: 0, sealedUntil: null }),
      }
    },
  },

  erase: {
    '': {
      // For good; asks for the name.
      outcomes: [401, [403, 403, 403, 'upToOwn'], [403, 403, 403, 200], [403, 403, 403, 403]],
      stage: async ({ venue, who, target }) => {
        const person = await target()
        await venue.application({ status: 'hired', userId: person.id })
        return {
          ask: () => who.post(`/api/users/${person.id}/erase`, { confirmation: nameOf(person) }),
          allowed: (reply) => expect(reply.json()).toMatchObject({ sealedUntil: null }),
        }
      },
    },
    'another name': {
      outcomes: [401, [403, 403, 403, 422], [403, 403, 403, 422]],
      stage: async ({ who, somebody }) => {
        const { id } = await somebody()
        return { ask: () => who.post(`/api/users/${id}/erase`, { confirmation: 'Somebody Else' }) }
      },
    },
    'erased already': {
      outcomes: [401, [403, 403, 403, 409], [403, 403, 403, 409]],
      stage: async ({ venue, who, somebody }) => {
        const person = await somebody({ isActive: false })
        await venue.db.insert(erasedPeople).values({ userId: person.id, erasedAt: venue.clock.now })
        return { ask: () => who.post(`/api/users/${person.id}/erase`, { confirmation: nameOf(person) }) }
      },
    },
  },

  erased: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // with the sealed name and address
    named: true,
    stage: async ({ venue, who, festival, somebody }) => {
      const { id: userId } = await somebody({ isActive: false })
      const sealed = { sealedUntil: '2027-10-04', firstName: 'Ash', lastName: 'Graves' }
      await venue.db.insert(erasedPeople).values({ userId, erasedAt: venue.clock.now, ...sealed })
      return {
        ask: () => who.get('/api/users/erased', { festivalId: String(festival.id) }),
        allowed: (reply) =>
          expect(reply.json()).toContainEqual(expect.objectContaining({ userId, name: 'Ash Graves' })),
      }
    },
  },
})
