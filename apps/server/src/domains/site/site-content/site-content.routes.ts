import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { bringBack } from './bring-back.service.ts'
import { callOff, reopenNight } from './call-off.service.ts'
import { discardDraft, editDraft } from './drafts.service.ts'
import { readSite, readVersion, readVersions } from './edited-site.service.ts'
import { findClosedNights } from './live-content.queries.ts'
import { publish, unschedule } from './publish.service.ts'

/** The calls of the editors. Each change answers the site as it is then. */
export async function siteContentRoutes(app: App) {
  const { db } = app
  const site = async ({ festival }: { festival: number }, change?: Promise<void>) => {
    await change
    return readSite(db, festival, app.config.site)
  }
  const nights = async ({ festival }: { festival: number }, change?: Promise<void>) => {
    await change
    return { closedNights: await findClosedNights(db, festival) }
  }

  serve(app, SITE_CONTENT_CALLS, {
    read: ({ params }) => site(params),
    editDraft: ({ caller, params, body }) => site(params, editDraft(db, caller, params, body)),
    discardDraft: ({ caller, params, body }) => site(params, discardDraft(db, caller, params, body.revision)),
    publish: ({ caller, params, body }) => site(params, publish(db, caller, params.festival, body)),
    unschedule: ({ caller, params }) => site(params, unschedule(db, caller, params)),
    versions: ({ params }) => readVersions(db, params.festival),
    version: ({ params }) => readVersion(db, params.festival, params.number),
    bringBack: ({ caller, params }) => site(params, bringBack(db, caller, params.festival, params.number)),
    closedNights: ({ params }) => nights(params),
    callOff: ({ caller, params, body }) => nights(params, callOff(db, caller, params.festival, body)),
    reopenNight: ({ caller, params }) =>
      nights(params, reopenNight(db, caller, params.festival, params.date)),
  })
}
