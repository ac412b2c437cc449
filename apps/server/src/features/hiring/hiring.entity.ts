import { and, sql } from 'drizzle-orm'
import { applications, festivals, seasons } from '../../platform/database/schema.ts'
import { withinFestival } from '../../platform/database/within-festival.ts'
import { defineEntity, type Entity } from '../../platform/filter/entity.ts'
import { instant, integer, json, text, uuid } from '../../platform/filter/fields.ts'

const answer = (key: string, fallback: string) =>
  sql`coalesce(${applications.rawData}::json -> ${sql.raw(`'${key}'`)}, ${sql.raw(`'${fallback}'`)}::json)`

/** The season in the format of the API. */
const season = sql`(select json_build_object(
  'opensAt', to_char(${seasons.opensAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'weekends', ${seasons.weekends}, 'extraNights', ${seasons.extraNights},
  'shiftStart', to_char(${seasons.shiftStart}, 'HH24:MI'), 'shiftEnd', to_char(${seasons.shiftEnd}, 'HH24:MI'))
  from ${seasons} where ${seasons.id} = ${applications.seasonId})`

/** An application: its answers as rawData, and the ones that cards show. Hidden while the festival takes none. */
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
    createdAt: instant(application.createdAt),
    updatedAt: instant(application.updatedAt),
  }),
  scope: (application, viewer) =>
    and(
      withinFestival(application.festivalId, viewer),
      sql`exists (select 1 from ${festivals} where ${festivals.id} = ${application.festivalId} and ${festivals.enableApps})`,
    ),
})
