import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { editCalendar, readCalendar } from './calendar.service.ts'
import { findSeasons } from './seasons.queries.ts'

export async function seasonsRoutes(app: App) {
  const { db } = app
  serve(app, SEASONS_CALLS, {
    list: ({ params }) => findSeasons(db, params.id),
    calendar: ({ params }) => readCalendar(db, params.id),
    editCalendar: ({ caller, params, body }) => editCalendar(db, caller, params.id, body),
  })
}
