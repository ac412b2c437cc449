import type { IncomingMessage } from 'node:http'
import { entryOfHost, kindOfAddress } from '@nightshift/shared/site/public-site/addresses'
import { LIVE_SITE, PUBLIC_CONFIG } from '@nightshift/shared/site/public-site/call-paths'
import type { Rendered } from '@nightshift/shared/site/public-site/rendered'
import type { App } from '../../../platform/http/app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Answer, answerStore, type KeptAnswer, keepAnswer } from '../../../platform/http/kept-answers.ts'
import { isOrigin, originOf } from '../../../platform/http/origin.ts'
import { SECURE_HEADERS } from '../../../platform/http/security.ts'
import { taskQueue } from '../../../platform/task-queue.ts'
import { policyHeaders } from './content-policy.ts'
import type { PublicState, PublicStateReader } from './public-state.ts'
import type { SiteRenderer } from './site-renderer.ts'

/** The pages of several hundred festivals. */
const MOST_BYTES = 64 * 1024 * 1024
/** The best compression takes a tenth of a second of a core. */
const MOST_IMPROVING = 50
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
/** Browsers and caches ask each time whether they have the current page. */
const ASKED_AGAIN = 'no-cache'

/** What an answer is true for: a version of the content, from the instant it was made for until the clock changes it. */
type Of = { version: number; since: number; until: number }

/** Where a page is asked for, and the port that this server listens on. */
type Place = { origin: string; pathname: string; ownPort: string }

export type PublicAnswer = { kind: 'kept'; kept: KeptAnswer } | Exclude<Rendered, { kind: 'page' | 'file' }>

/** `/News/` and `/news` are one page. */
const spelledAsOne = (pathname: string) => `/${pathname.toLowerCase().split('/').filter(Boolean).join('/')}`

const routeOfCall = (pathname: string) => (pathname === PUBLIC_CONFIG.path ? pathname : LIVE_SITE.path)

/**
 * The public pages and files of every host, and the JSON that pages load, as bytes in memory: made once for each version
 * of the content and each instant that changes them.
 */
export function publicPages(app: App, state: PublicStateReader, renderer: SiteRenderer) {
  const { config } = app
  const store = answerStore<Of>(MOST_BYTES)
  const making = new Map<string, Promise<PublicAnswer>>()
  const oneAtATime = taskQueue(MOST_IMPROVING)
  const now = () => app.now().getTime()

  function keptFor(key: string, version: number | undefined) {
    const entry = store.get(key)
    if (entry?.of.version !== version) return undefined
    const at = now()
    // A clock may be set back, too.
    return entry && entry.of.since <= at && at < entry.of.until ? entry.kept : undefined
  }

  /** The answer that can be given at once: nothing has changed since it was made. */
  function atOnce(request: IncomingMessage, pathname: string) {
    const isCall = pathname.startsWith('/api/')
    const kept = keptFor(isCall ? pathname : originOf(request, config) + pathname, state.certainVersion)
    return kept && { kept, route: isCall ? routeOfCall(pathname) : '/*' }
  }

  /** Makes an answer once, whoever asks for it meanwhile. */
  async function answerFor(
    key: string,
    make: (current: PublicState) => Promise<Made>,
  ): Promise<PublicAnswer> {
    const current = await state.current()
    const kept = keptFor(key, current.version)
    if (kept) return { kind: 'kept', kept }
    const flight = `${current.version} ${key}`
    const flying = making.get(flight)
    if (flying) return flying
    const made = make(current).then((result) => keep(key, current.version, result))
    making.set(flight, made)
    return made.finally(() => making.delete(flight))
  }

  type Made =
    | { kind: 'answer'; answer: Answer; isUsual?: boolean; since?: Date; until?: Date }
    | Exclude<PublicAnswer, { kind: 'kept' }>

  async function keep(key: string, version: number, made: Made): Promise<PublicAnswer> {
    if (made.kind !== 'answer') return made
    const of = {
      version,
      since: made.since?.getTime() ?? Number.NEGATIVE_INFINITY,
      until: made.until?.getTime() ?? Number.POSITIVE_INFINITY,
    }
    const { kept, best } = await keepAnswer(made.answer)
    store.set(key, kept, of)
    const improve = async () => {
      if (best && store.get(key)?.kept === kept) store.set(key, await best(), of)
    }
    // An answer stays as it is when too many wait.
    if (made.isUsual !== false) oneAtATime(improve).catch(() => {})
    return { kind: 'kept', kept }
  }

  /** Of a copy, when it was made. */
  const common = ({ asOf }: PublicState) => ({ ...SECURE_HEADERS, ...(asOf && { 'x-content-as-of': asOf }) })

  async function render({ origin, pathname, ownPort }: Place, current: PublicState): Promise<Made> {
    const { entries, liveSite } = current
    const now = app.now()
    const { host, port } = new URL(origin)
    const entry = entryOfHost(entries, host)
    // The others have no end: any port, any application form, any name of a press release.
    const isUsual = entry !== undefined && (!port || port === ownPort) && pathname.split('/').length <= 2
    const visit = {
      origin,
      publicConfig: entries,
      settings: config.site,
      now,
      ...(entry && { live: await liveSite(entry.id) }),
    }
    const rendered = await renderer.render(pathname, visit, isUsual)
    if (rendered.kind === 'file')
      return {
        kind: 'answer',
        answer: {
          type: rendered.type,
          headers: { ...common(current), 'cache-control': ASKED_AGAIN },
          body: Buffer.from(rendered.body),
        },
      }
    if (rendered.kind !== 'page') return rendered
    const { site, checkout } = policyHeaders(rendered.settings)
    const policy = rendered.isCheckout ? checkout : site
    return {
      kind: 'answer',
      answer: {
        type: HTML,
        headers: { ...common(current), ...policy, 'cache-control': ASKED_AGAIN },
        body: Buffer.from(rendered.document),
      },
      isUsual,
      since: now,
      until: rendered.changesAt,
    }
  }

  const json = (text: string, current: PublicState): Made => ({
    kind: 'answer',
    answer: {
      type: JSON_TYPE,
      headers: { ...common(current), 'cache-control': 'no-store' },
      body: Buffer.from(text),
    },
  })

  return {
    atOnce,

    /** A page or a written file of the site on the host of a request. */
    async page(request: IncomingMessage, pathname: string): Promise<PublicAnswer> {
      const origin = originOf(request, config)
      if (!isOrigin(origin)) throw new AppError('malformedRequest')
      const address = kindOfAddress(pathname) === 'page' ? spelledAsOne(pathname) : pathname
      const place = { origin, pathname: address, ownPort: String(request.socket.localPort) }
      return answerFor(origin + address, (current) => render(place, current))
    },

    publicConfig: () => answerFor(PUBLIC_CONFIG.path, async (current) => json(current.json, current)),

    /** The live content of a festival that visitors may see. */
    liveSite(festivalId: number) {
      const address = LIVE_SITE.path.replace(':festival', String(festivalId))
      return answerFor(address, async (current) => {
        const entry = current.entries.find(({ id }) => id === festivalId)
        if (!entry?.enableHome && !entry?.enableApps) return { kind: 'nothing' }
        return json(JSON.stringify(await current.liveSite(festivalId)), current)
      })
    },
  }
}
