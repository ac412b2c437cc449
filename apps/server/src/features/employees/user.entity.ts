import { ACCESS } from '@nightshift/shared/access'
import { eq, sql } from 'drizzle-orm'
import { userPositions, users } from '../../platform/database/schema.ts'
import { defineEntity, type Entity, many, manyThrough } from '../../platform/filter/entity.ts'
import { boolean, computed, decimal, instant, integer, text, uuid } from '../../platform/filter/fields.ts'
import { positionEntity } from '../positions/positions.entity.ts'

const photo = sql`case when ${users.photoVersion} is not null
  then '/api/users/' || ${users.id} || '/photo?v=' || ${users.photoVersion} end`

/** A person. Secrets are no fields: they cannot be shown, asked for or sorted by. */
export const userEntity: Entity = defineEntity({
  name: 'User',
  table: users,
  fields: (user) => ({
    id: uuid(user.id),
    festivalId: integer(user.festivalId),
    username: text(user.username),
    accessLvl: integer(user.accessLvl),
    isActive: boolean(user.isActive),
    firstName: text(user.firstName),
    middleName: text(user.middleName),
    lastName: text(user.lastName),
    email: text(user.email),
    phone: text(user.phone),
    paychexId: text(user.paychexId, { level: ACCESS['employees.paychexId'] }),
    notes: text(user.notes, { level: ACCESS['employees.list'] }),
    emergencyContact: text(user.emergencyContact),
    emergencyRelation: text(user.emergencyRelation),
    emergencyPhone: text(user.emergencyPhone),
    photo: computed(photo),
    updatedAt: instant(user.updatedAt),
  }),
  relations: {
    positions: manyThrough(() => positionEntity, {
      link: () => userPositionEntity,
      ours: userPositions.userId,
      theirs: userPositions.positionId,
    }),
    userPositions: many(() => userPositionEntity, userPositions.userId),
  },
  scope: (user, { festivalId }) => (festivalId === null ? undefined : eq(user.festivalId, festivalId)),
})

/** That somebody holds a position, and at what rate. */
const userPositionEntity: Entity = defineEntity({
  name: 'UserPosition',
  table: userPositions,
  fields: (held) => ({
    id: integer(held.id),
    userId: uuid(held.userId),
    positionId: integer(held.positionId),
    payrate: decimal(held.payrate),
  }),
  scope: (held, { festivalId }) => (festivalId === null ? undefined : eq(held.festivalId, festivalId)),
})
