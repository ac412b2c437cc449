import { ACCESS } from '@nightshift/shared/access'
import { events, positions } from '../../../platform/database/schema.ts'
import { withinFestival } from '../../../platform/database/within-festival.ts'
import { defineEntity, type Entity, many, one } from '../../../platform/filter/entity.ts'
import { boolean, decimal, instant, integer, text } from '../../../platform/filter/fields.ts'

export const eventEntity: Entity = defineEntity({
  name: 'Event',
  table: events,
  fields: (event) => ({
    id: integer(event.id),
    festivalId: integer(event.festivalId),
    name: text(event.name),
    updatedAt: instant(event.updatedAt),
  }),
  relations: { positions: many(() => positionEntity, positions.eventId) },
  scope: (event, viewer) => withinFestival(event.festivalId, viewer),
})

export const positionEntity: Entity = defineEntity({
  name: 'Position',
  table: positions,
  fields: (position) => ({
    id: integer(position.id),
    eventId: integer(position.eventId),
    name: text(position.name),
    defaultPayRate: decimal(position.defaultPayRate, { level: ACCESS['positions.payRates'] }),
    isTipped: boolean(position.isTipped),
    canApply: boolean(position.canApply),
    updatedAt: instant(position.updatedAt),
  }),
  relations: { event: one(() => eventEntity, positions.eventId) },
  scope: (position, viewer) => withinFestival(position.festivalId, viewer),
})
