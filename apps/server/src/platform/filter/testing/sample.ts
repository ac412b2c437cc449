import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { events, positions, timeEntries, userPositions, users } from '../../database/schema.ts'
import { defineEntity, type Entity, many, manyThrough, one, type Viewer } from '../entity.ts'
import { boolean, computed, decimal, instant, integer, text, uuid } from '../fields.ts'

// Entities like the product's, on its real tables, for the tests of this folder.

const within = (t: { festivalId: PgColumn }, { festivalId }: Viewer) =>
  festivalId === null ? undefined : eq(t.festivalId, festivalId)

export const userEntity: Entity = defineEntity({
  name: 'User',
  table: users,
  fields: (t) => ({
    id: uuid(t.id),
    festivalId: integer(t.festivalId),
    username: text(t.username),
    accessLvl: integer(t.accessLvl),
    isActive: boolean(t.isActive),
    firstName: text(t.firstName),
    middleName: text(t.middleName),
    lastName: text(t.lastName),
    email: text(t.email),
    phone: text(t.phone),
    paychexId: text(t.paychexId, { level: 2 }),
    notes: text(t.notes, { filterable: false }),
    emergencyContact: text(t.emergencyContact),
    emergencyRelation: text(t.emergencyRelation),
    emergencyPhone: text(t.emergencyPhone),
    photo: computed(sql`'/api/users/' || ${t.id} || '/photo?v=' || ${t.photoVersion}`),
    updatedAt: instant(t.updatedAt),
  }),
  relations: {
    userPositions: many(() => userPositionEntity, userPositions.userId),
    positions: manyThrough(() => positionEntity, {
      link: () => userPositionEntity,
      ours: userPositions.userId,
      theirs: userPositions.positionId,
    }),
    timeEntries: many(() => timeEntryEntity, timeEntries.userId, { level: 2 }),
  },
  scope: within,
})

export const userPositionEntity: Entity = defineEntity({
  name: 'UserPosition',
  table: userPositions,
  fields: (t) => ({
    id: integer(t.id),
    userId: uuid(t.userId),
    positionId: integer(t.positionId),
    payrate: decimal(t.payrate, { level: 1 }),
  }),
  scope: within,
})

export const positionEntity: Entity = defineEntity({
  name: 'Position',
  table: positions,
  fields: (t) => ({
    id: integer(t.id),
    name: text(t.name),
    defaultPayRate: decimal(t.defaultPayRate),
    eventId: integer(t.eventId),
    isTipped: boolean(t.isTipped),
    canApply: boolean(t.canApply),
  }),
  relations: { event: one(() => eventEntity, positions.eventId) },
  scope: within,
})

export const eventEntity: Entity = defineEntity({
  name: 'Event',
  table: events,
  fields: (t) => ({ id: integer(t.id), festivalId: integer(t.festivalId), name: text(t.name) }),
  relations: { positions: many(() => positionEntity, positions.eventId) },
  scope: within,
})

export const timeEntryEntity: Entity = defineEntity({
  name: 'TimeEntry',
  table: timeEntries,
  fields: (t) => ({
    id: integer(t.id),
    userId: uuid(t.userId),
    startTime: instant(t.startTime),
    endTime: instant(t.endTime),
    positionName: text(t.positionName),
    payrate: decimal(t.payrate),
    isTipped: boolean(t.isTipped),
    cashTips: decimal(t.cashTips),
    creditTips: decimal(t.creditTips),
    deduction: decimal(t.deduction, { level: 2 }),
    note: text(t.note),
    updatedAt: instant(t.updatedAt),
  }),
  relations: { user: one(() => userEntity, timeEntries.userId) },
  scope: (t, viewer) => and(isNull(t.deletedAt), within(t, viewer)),
})
