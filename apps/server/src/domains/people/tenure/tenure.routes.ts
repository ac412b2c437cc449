import { TENURE_CALLS } from '@nightshift/shared/people/tenure/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findOwnTenure, findTenure } from './tenure.queries.ts'

export async function tenureRoutes(app: App) {
  serve(app, TENURE_CALLS, {
    list: ({ params }) => findTenure(app.db, params.id),
    mine: ({ caller }) => findOwnTenure(app.db, caller.id),
  })
}
