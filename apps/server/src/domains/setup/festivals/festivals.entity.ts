import { FESTIVAL_SETTINGS } from '@nightshift/shared/setup/festivals/contract'
import { namesOf } from '@nightshift/shared/setup/settings'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { festivals } from '../../../platform/database/schema.ts'
import { withinFestival } from '../../../platform/database/within-festival.ts'
import { defineEntity, type Entity } from '../../../platform/filter/entity.ts'
import { boolean, computed, instant, integer, text } from '../../../platform/filter/fields.ts'

export const logoAddress = sql<string | null>`case when ${festivals.logoVersion} is not null
  then '/api/festivals/' || ${festivals.id} || '/logo?v=' || ${festivals.logoVersion} end`

const lookName = (festivalId: SQLWrapper) => sql`(select nullif(content #>> '{look,name}', '')
  from site_versions where festival_id = ${festivalId} order by number desc limit 1)`

/** The name in the live look of a festival or of the one whose content it shares. */
export const companyName = sql<string>`coalesce(${lookName(festivals.id)}, ${lookName(festivals.siteParentId)}, ${festivals.name})`

type Columns = Pick<typeof festivals, keyof typeof FESTIVAL_SETTINGS>

/** The settings, each as the type of its column says. */
const settingsOf = (festival: Columns) =>
  Object.fromEntries(namesOf(FESTIVAL_SETTINGS).map((name) => [name, fieldOf(festival[name])]))

const fieldOf = (column: Columns[keyof Columns]) =>
  column.dataType === 'boolean'
    ? boolean(column)
    : column.dataType === 'number'
      ? integer(column)
      : text(column)

export const festivalEntity: Entity = defineEntity({
  name: 'Festival',
  table: festivals,
  fields: (festival) => ({
    id: integer(festival.id),
    hostName: text(festival.hostName),
    logo: computed(logoAddress),
    company: computed(companyName),
    ...settingsOf(festival),
    updatedAt: instant(festival.updatedAt),
  }),
  scope: (festival, viewer) => withinFestival(festival.id, viewer),
})
