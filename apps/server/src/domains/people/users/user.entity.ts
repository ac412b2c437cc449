import { ACCESS } from '@nightshift/shared/access'
import { and, sql } from 'drizzle-orm'
import { erasedPeople, userPositions, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'
import { defineEntity, type Entity, many, manyThrough } from '../../../platform/filter/entity.ts'
import {
  boolean,
  computed,
  decimal,
  instant,
  integer,
  ownOnly,
  text,
  uuid,
} from '../../../platform/filter/fields.ts'
import { positionEntity } from '../../setup/positions/positions.entity.ts'

const photo = sql`case when ${users.photoVersion} is not null
  then '/api/users/' || ${users.id} || '/photo?v=' || ${users.photoVersion} end`

const fields = (user: typeof users) => ({
  id: uuid(user.id),
  festivalId: ownOnly(integer(user.festivalId)),
  username: ownOnly(text(user.username)),
  accessLvl: ownOnly(integer(user.accessLvl)),
  isActive: boolean(user.isActive),
  firstName: text(user.firstName),
  middleName: text(user.middleName),
  lastName: text(user.lastName),
  email: ownOnly(text(user.email)),
  phone: ownOnly(text(user.phone)),
  paychexId: text(user.paychexId, { level: ACCESS['employees.paychexId'] }),
  emergencyContact: ownOnly(text(user.emergencyContact)),
  emergencyRelation: ownOnly(text(user.emergencyRelation)),
  emergencyPhone: ownOnly(text(user.emergencyPhone)),
  photo: ownOnly(computed(photo)),
  updatedAt: ownOnly(instant(user.updatedAt)),
})

const within = (user: typeof users, viewer: FestivalScope) => withinFestival(user.festivalId, viewer)

const relations = {
  positions: manyThrough(() => positionEntity, {
    link: () => userPositionEntity,
    ours: userPositions.userId,
    theirs: userPositions.positionId,
  }),
  userPositions: many(() => userPositionEntity, userPositions.userId),
}

const isNotErased = (user: typeof users) =>
  sql`not exists (select 1 from ${erasedPeople} where ${erasedPeople.userId} = ${user.id})`

/** A person who is not erased. Password columns are not fields, so they cannot be shown, filtered or sorted by. */
export const userEntity: Entity = defineEntity({
  name: 'User',
  table: users,
  fields: (user) => ({
    ...fields(user),
    notes: text(user.notes, { level: ACCESS['employees.list'] }),
    seasonsBefore: integer(user.seasonsBefore),
    mayReturn: boolean(user.mayReturn, { level: ACCESS['employees.list'] }),
  }),
  relations,
  scope: (user, viewer) => and(within(user, viewer), isNotErased(user)),
})

/**
 * The person of a shift. Payroll must name them after a move to another festival too, so the scope of the shift decides.
 * Contact data and the other `ownOnly` fields are shown to their current festival only; what management notes of them is not a field here.
 */
export const workerEntity: Entity = defineEntity({
  name: 'User',
  table: users,
  fields,
  relations,
  scope: () => undefined,
  own: within,
})

/** A held position, with its pay rate. */
const userPositionEntity: Entity = defineEntity({
  name: 'UserPosition',
  table: userPositions,
  fields: (held) => ({
    id: integer(held.id),
    userId: uuid(held.userId),
    positionId: integer(held.positionId),
    payrate: decimal(held.payrate),
  }),
  scope: (held, viewer) => withinFestival(held.festivalId, viewer),
})
