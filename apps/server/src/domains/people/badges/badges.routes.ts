import { BADGES_CALLS } from '@nightshift/shared/people/badges/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { listCallerOf } from '../../../platform/scope.ts'
import { listBadgesOf, listCurrentBadges, replaceBadge } from './badges.service.ts'

export async function badgesRoutes(app: App) {
  const { db } = app
  serve(app, BADGES_CALLS, {
    current: ({ request, query }) => listCurrentBadges(db, listCallerOf(request, query), query.festivalId),
    ofPerson: ({ caller, params }) => listBadgesOf(db, caller, params.id),
    replace: ({ caller, params }) => replaceBadge(db, caller, params.id),
  })
}
