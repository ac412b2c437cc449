import { ACCESS } from '@nightshift/shared/access'
import { and, isNull } from 'drizzle-orm'
import { timeEntries } from '../../../platform/database/schema.ts'
import { withinFestival } from '../../../platform/database/within-festival.ts'
import { defineEntity, type Entity, one } from '../../../platform/filter/entity.ts'
import { boolean, decimal, instant, integer, text, uuid } from '../../../platform/filter/fields.ts'
import { workerEntity } from '../../people/users/user.entity.ts'

/** A shift. Soft-deleted ones are hidden from everybody. */
export const timeEntryEntity: Entity = defineEntity({
  name: 'TimeEntry',
  table: timeEntries,
  fields: (entry) => ({
    id: integer(entry.id),
    userId: uuid(entry.userId),
    festivalId: integer(entry.festivalId),
    positionId: integer(entry.positionId),
    positionName: text(entry.positionName),
    payrate: decimal(entry.payrate),
    isTipped: boolean(entry.isTipped),
    startTime: instant(entry.startTime),
    endTime: instant(entry.endTime),
    cashTips: decimal(entry.cashTips),
    creditTips: decimal(entry.creditTips),
    deduction: decimal(entry.deduction, { level: ACCESS['timesheets.manage'] }),
    note: text(entry.note),
    needsReview: text(entry.needsReview),
    updatedAt: instant(entry.updatedAt),
  }),
  relations: { user: one(() => workerEntity, timeEntries.userId) },
  scope: (entry, viewer) => and(isNull(entry.deletedAt), withinFestival(entry.festivalId, viewer)),
})
