import { expect } from 'vitest'
import { named, type Proofs, type Reply } from '../prove.ts'
import { storePhoto } from './picture.ts'

const SECRETS = ['password', 'passwordHash', 'badge', 'badgeCode']
const SHOWN_TO_ALL = [
  ...['id', 'festivalId', 'username', 'accessLvl', 'isActive', 'firstName', 'middleName', 'lastName'],
  ...['email', 'phone', 'emergencyContact', 'emergencyRelation', 'emergencyPhone', 'photo', 'updatedAt'],
  'seasonsBefore',
]

export const employeesListProofs: Proofs = {
  'GET /api/users': {
    list: named(async ({ who, it, festival, target }) => {
      await target()
      const include = [
        { relation: 'positions', scope: { include: [{ relation: 'event' }] } },
        'userPositions',
      ]
      const filter = { where: { festivalId: festival.id }, include }
      return {
        ask: () => who.get('/api/users', { filter }),
        allowed: (reply: Reply) => {
          for (const user of reply.json()) {
            expect(user.festivalId).toBe(festival.id)
            expect('paychexId' in user).toBe(it.level! >= 2)
          }
        },
      }
    }),
    'password or badge in where, order, fields, include and count': named(({ who, festival }) => {
      const { id: festivalId } = festival
      const filters = SECRETS.flatMap((secret) => [
        { where: { festivalId, [secret]: 'x' } },
        { where: { or: [{ festivalId }, { and: [{ [secret]: { like: '$argon2%' } }] }] } },
        { where: { festivalId }, order: [`${secret} ASC`] },
        { where: { festivalId }, fields: { [secret]: true } },
        { include: [{ relation: 'positions', scope: { where: { [secret]: 'x' } } }] },
      ])
      return {
        ask: async () => [
          ...(await Promise.all(filters.map((filter) => who.get('/api/users', { filter })))),
          ...(await Promise.all(
            SECRETS.map((secret) => who.get('/api/users/count', { where: { [secret]: 'x' } })),
          )),
        ],
      }
    }),
    'paychexId in where, order and fields': named(async ({ who, festival, somebody }) => {
      const { id } = await somebody({ paychexId: '1313' })
      const filters = [
        { where: { id, festivalId: festival.id, paychexId: '1313' } },
        { where: { id, festivalId: festival.id }, order: 'paychexId DESC' },
        { where: { id, festivalId: festival.id }, fields: [...SHOWN_TO_ALL, 'paychexId'] },
      ]
      return { ask: () => Promise.all(filters.map((filter) => who.get('/api/users', { filter }))) }
    }),
    'include applications, sessions or unknown': named(({ who, festival }) => {
      const relations = ['applications', 'sessions', 'photos', 'constructor']
      const where = { festivalId: festival.id }
      return {
        ask: () =>
          Promise.all(
            relations.map((relation) =>
              who.get('/api/users', { filter: { where, include: [{ relation }] } }),
            ),
          ),
      }
    }),
  },

  'GET /api/users/count': {
    isActive: named(async ({ who, festival, target }) => {
      await target()
      return {
        ask: () => who.get('/api/users/count', { where: { isActive: true, festivalId: festival.id } }),
      }
    }),
  },

  'GET /api/users/{id}/photo': {
    '': async ({ venue, who, target }) => {
      const { id } = await target()
      await storePhoto(venue, id)
      return {
        ask: () => who.get(`/api/users/${id}/photo`),
        allowed: (reply: Reply) => expect(reply.headers).toMatchObject({ etag: '"v1"' }),
      }
    },
  },
}
