import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { RecordIdText } from '@nightshift/shared/ids'
import type { Rendered, Visit } from '@nightshift/shared/public-site/rendered'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { checkFestivalScope } from '../../platform/scope.ts'
import { findPublicConfig } from '../festivals/festivals.queries.ts'
import { findPreview } from '../site-content/preview.service.ts'
import { policyHeaders } from './content-policy.ts'

type Options = { renderSite: (url: string, visit: Visit) => Promise<Rendered> }

const schema = {
  hide: true,
  params: z.object({ festival: RecordIdText }),
  /** The pages have parameters of their own. */
  querystring: z.looseObject({
    version: RecordIdText.or(z.literal('0').transform(() => 0)).optional(),
  }),
}

/** The pages of a festival's site with its drafts, or as one of its versions, for its editors. */
export async function previewRoutes(app: App, { renderSite }: Options) {
  for (const url of ['/site-preview/:festival', '/site-preview/:festival/*']) {
    app.route({
      ...{ method: 'GET', url, schema, config: requires('site.edit') },
      handler: async (request, reply) => {
        const { festival } = request.params
        checkFestivalScope(request, festival)
        const { hostName, site } = await findPreview(app.db, festival, request.query.version)
        const { json } = await findPublicConfig(app.db)
        const base = `/site-preview/${festival}`
        const rendered = await renderSite(pageAddress(request.url), {
          origin: `${request.protocol}://${hostName}`,
          publicConfig: withHomeOf(festival, JSON.parse(json)),
          settings: app.config.site,
          liveSite: async () => site,
          now: app.now(),
          preview: { base },
        })
        return sendPreview(reply, rendered, base)
      },
    })
  }
}

/** The address of the page on the site itself. One slash, because two would name another host. */
const pageAddress = (url: string) => url.replace(/^\/site-preview\/[^/?]+\/*/, '/')

/** A site can be looked at before it is switched on. */
const withHomeOf = (festivalId: number, config: PublicConfigEntry[]) =>
  config.map((entry) => (entry.id === festivalId ? { ...entry, enableHome: true } : entry))

function sendPreview(reply: FastifyReply, rendered: Rendered, base: string) {
  if (rendered.kind === 'nothing' || rendered.kind === 'unknown') throw new AppError('notFound')
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  if (rendered.kind === 'redirect') return reply.redirect(`${base}${rendered.location}`)
  if (rendered.kind === 'file') return reply.type(rendered.type).send(rendered.body)
  const headers = policyHeaders(rendered.settings)
  reply.headers(rendered.isCheckout ? headers.checkout : headers.preview)
  return reply.type('text/html; charset=utf-8').send(rendered.document)
}
