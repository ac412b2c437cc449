import { RecordIdText } from '@nightshift/shared/ids'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import type { Preview, Rendered } from '@nightshift/shared/site/public-site/rendered'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '../../../platform/http/app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requires } from '../../../platform/http/guard.ts'
import { checkFestivalScope } from '../../../platform/scope.ts'
import { findPublicConfig } from '../../setup/festivals/festivals.queries.ts'
import { findPreview } from '../site-content/preview.service.ts'
import { policyHeaders } from './content-policy.ts'
import type { SiteRenderer } from './site-renderer.ts'

type Options = { renderer: SiteRenderer }

const schema = {
  hide: true,
  params: z.object({ festival: RecordIdText }),
  /** The pages have parameters of their own. */
  querystring: z.looseObject({
    version: RecordIdText.or(z.literal('0').transform(() => 0)).optional(),
  }),
}

/** The pages of a festival's site with its drafts, or as one of its versions, for its editors. */
export async function previewRoutes(app: App, { renderer }: Options) {
  for (const url of ['/site-preview/:festival', '/site-preview/:festival/*']) {
    app.route({
      method: 'GET',
      url,
      schema,
      config: requires('site.edit'),
      handler: async (request, reply) => {
        const { festival } = request.params
        checkFestivalScope(request, festival)
        const { version } = request.query
        const { hostName, site } = await findPreview(app.db, festival, version)
        const { json } = await findPublicConfig(app.db)
        const preview = { base: `/site-preview/${festival}`, version }
        const address = pageAddress(request.url)
        const rendered = await renderer.render(address, {
          origin: `${request.protocol}://${hostName}`,
          publicConfig: switchedOn(festival, address, JSON.parse(json)),
          settings: app.config.site,
          live: site,
          now: app.now(),
          preview,
        })
        return sendPreview(reply, rendered, preview)
      },
    })
  }
}

/** The address of the page on the site itself. One slash, because two would name another host. */
const pageAddress = (url: string) => url.replace(/^\/site-preview\/[^/?]+\/*/, '/')

/** Pages can be looked at before they are switched on. The home page links to the form only if visitors see it, too. */
const switchedOn = (festivalId: number, address: string, config: PublicConfigEntry[]) =>
  config.map((entry) =>
    entry.id === festivalId
      ? { ...entry, enableHome: true, enableApps: entry.enableApps || /^\/apply\b/i.test(address) }
      : entry,
  )

function sendPreview(reply: FastifyReply, rendered: Rendered, { base, version }: Preview) {
  if (rendered.kind === 'nothing' || rendered.kind === 'unknown') throw new AppError('notFound')
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  if (rendered.kind === 'redirect')
    return reply.redirect(`${base}${rendered.location}${version === undefined ? '' : `?version=${version}`}`)
  if (rendered.kind === 'file') return reply.type(rendered.type).send(rendered.body)
  const headers = policyHeaders(rendered.settings)
  reply.headers(rendered.isCheckout ? headers.checkout : headers.preview)
  return reply.type('text/html; charset=utf-8').send(rendered.document)
}
