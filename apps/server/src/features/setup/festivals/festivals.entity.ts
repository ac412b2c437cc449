import { sql } from 'drizzle-orm'
import { festivals } from '../../../platform/database/schema.ts'
import { withinFestival } from '../../../platform/database/within-festival.ts'
import { defineEntity, type Entity } from '../../../platform/filter/entity.ts'
import { boolean, computed, instant, integer, text } from '../../../platform/filter/fields.ts'

const logo = sql`case when ${festivals.logoVersion} is not null
  then '/api/festivals/' || ${festivals.id} || '/logo?v=' || ${festivals.logoVersion} end`

export const festivalEntity: Entity = defineEntity({
  name: 'Festival',
  table: festivals,
  fields: (festival) => ({
    id: integer(festival.id),
    name: text(festival.name),
    hostName: text(festival.hostName),
    logo: computed(logo),
    welcomeMsg: text(festival.welcomeMsg),
    publicMsg: text(festival.publicMsg),
    enableHome: boolean(festival.enableHome),
    enableTodos: boolean(festival.enableTodos),
    enableApps: boolean(festival.enableApps),
    timeZone: text(festival.timeZone),
    longestShiftHours: integer(festival.longestShiftHours),
    onlyEnrolledKiosks: boolean(festival.onlyEnrolledKiosks),
    retentionMonths: integer(festival.retentionMonths),
    eraseHealthAnswers: boolean(festival.eraseHealthAnswers),
    state: text(festival.state),
    nameYears: integer(festival.nameYears),
    ownPasswords: boolean(festival.ownPasswords),
    updatedAt: instant(festival.updatedAt),
  }),
  scope: (festival, viewer) => withinFestival(festival.id, viewer),
})
