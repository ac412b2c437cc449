import { and, sql } from 'drizzle-orm'
import { applications, festivals, seasonCalendars, seasons } from '../../platform/database/schema.ts'
import { withinFestival } from '../../platform/database/within-festival.ts'
import { defineEntity, type Entity } from '../../platform/filter/entity.ts'
import { instant, integer, json, text, uuid } from '../../platform/filter/fields.ts'

const answer = (key: string, fallback: string) =>
  sql`coalesce(${applications.rawData}::json -> ${sql.raw(`'${key}'`)}, ${sql.raw(`'${fallback}'`)}::json)`

/** The calendar that the applicant saw, in the format of the API. */
const season = sql`(select json_build_object(
  'opensAt', to_char(${seasonCalendars.opensAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'weekends', ${seasonCalendars.weekends}, 'extraNights', ${seasonCalendars.extraNights},
  'shiftStart', to_char(${seasonCalendars.shiftStart}, 'HH24:MI'), 'shiftEnd', to_char(${seasonCalendars.shiftEnd}, 'HH24:MI'))
  from ${seasonCalendars} where ${seasonCalendars.id} = ${applications.calendarId})`

/**
 * An application: its answers as rawData, and the ones that cards show. Those to an open season are hidden while the
 * festival takes none; those to a closed one can always be read.
 */
export const applicationEntity: Entity = defineEntity({
  name: 'Application',
  table: applications,
  fields: (application) => ({
    id: integer(application.id),
    festivalId: integer(application.festivalId),
    userId: uuid(application.userId),
    status: text(application.status),
    rawData: text(application.rawData, { filterable: false }),
    notes: text(application.notes),
    over16: json(answer('over16', 'true')),
    unavailable: json(answer('unavailable', '[]')),
    limitations: json(answer('limitations', '[]')),
    seasonId: integer(application.seasonId),
    season: json(season),
    archivedAt: instant(application.archivedAt),
    returningUserId: uuid(application.returningUserId),
    createdAt: instant(application.createdAt),
    updatedAt: instant(application.updatedAt),
  }),
  scope: (application, viewer) =>
    and(
      withinFestival(application.festivalId, viewer),
      sql`(exists (select 1 from ${festivals} where ${festivals.id} = ${application.festivalId} and ${festivals.enableApps})
        or exists (select 1 from ${seasons} where ${seasons.id} = ${application.seasonId} and ${seasons.closedAt} is not null))`,
    ),
})
