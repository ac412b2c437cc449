import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import {
  type OwnContent,
  SECTION_NAMES,
  type SectionName,
} from '@nightshift/shared/site/site-content/content'
import type { EditedSite, SiteVersion } from '@nightshift/shared/site/site-content/contract'
import { sameContent } from '@nightshift/shared/site/site-content/same-content'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { editedSite } from './edited-site.ts'

const ADA = { id: 'ada', name: 'Ada Blackwood' }
const NOW = '2026-10-19T15:00:00.000Z'

const refusal = (code: ErrorCode, details?: unknown) =>
  Response.json({ error: { code, message: ERRORS[code].message, details } }, { status: ERRORS[code].status })

/** A server with one site, as far as its editors can tell. Mocks fetch. */
export function serveSite(changes: Partial<EditedSite> = {}) {
  let site = editedSite({ version: 3, ...changes })
  const requests: string[] = []
  const versions: SiteVersion[] = [
    { number: 3, at: NOW, by: ADA, how: 'publish', broughtBack: null, sections: ['tickets'] },
    { number: 2, at: NOW, by: null, how: 'schedule', broughtBack: null, sections: ['notice'] },
  ]
  const earlier = { ...DREADMOOR_CONTENT, faq: { ...DREADMOOR_CONTENT.faq, title: 'Earlier questions' } }

  const stateOf = (name: SectionName) => site.sections.find((state) => state.name === name)!
  function setState(name: SectionName, state: Partial<EditedSite['sections'][number]>) {
    const sections = site.sections.map((one) => (one.name === name ? { ...one, ...state } : one))
    site = { ...site, sections }
  }
  function store(name: SectionName, content: unknown, editedBy = ADA) {
    site = { ...site, draft: { ...site.draft, [name]: content } as OwnContent }
    const isLive = sameContent(content, site.live[name])
    setState(name, { revision: stateOf(name).revision + 1, editedAt: NOW, editedBy, isLive })
  }
  function publish(content: OwnContent) {
    site = { ...site, live: content, version: site.version + 1 }
    for (const name of SECTION_NAMES)
      setState(name, { isLive: sameContent(site.draft[name], content[name]), scheduled: null })
  }

  type Body = { content: unknown; revision: number; sections: { name: SectionName }[]; at: string | null }
  const calls: [RegExp, (body: Body, name: SectionName) => Response | undefined][] = [
    [
      /^PATCH .*\/drafts\/(\w+)$/,
      ({ content, revision }, name) => {
        if (revision !== stateOf(name).revision) return refusal('changedMeanwhile')
        store(name, content)
      },
    ],
    [/^POST .*\/drafts\/(\w+)\/discard$/, (_, name) => void store(name, site.live[name])],
    [
      /^POST .*\/publish$/,
      ({ sections, at }) => {
        if (at)
          for (const { name } of sections) setState(name, { scheduled: { at, by: ADA, sameAsDraft: true } })
        else
          publish({
            ...site.live,
            ...Object.fromEntries(sections.map(({ name }) => [name, site.draft[name]])),
          })
      },
    ],
    [/^DELETE .*\/scheduled\/(\w+)$/, (_, name) => void setState(name, { scheduled: null })],
    [/^GET .*\/versions$/, () => Response.json(versions)],
    [/^GET .*\/versions\/2$/, () => Response.json({ version: versions[1], content: earlier })],
    [/^POST .*\/versions\/2\/bring-back$/, () => void publish(earlier)],
    [/^GET \/api\/site\/1$/, () => undefined],
  ]

  let fails: (() => Response) | undefined
  mockApi({
    '*': ({ method, path, body = {} }) => {
      const request = `${method} ${path}`
      requests.push(request)
      if (fails && method !== 'GET') return fails()
      for (const [pattern, answer] of calls) {
        const [found, name] = pattern.exec(request) ?? []
        if (found !== undefined) return answer(body, name as SectionName) ?? { body: site }
      }
      return refusal('notFound')
    },
  })
  return {
    site: () => site,
    requests: (kind: string) => requests.filter((request) => request.includes(kind)),
    /** Somebody else saves a draft. */
    editElsewhere: (name: SectionName, content: unknown) => store(name, content),
    failWith(code: ErrorCode | undefined, details?: unknown) {
      fails = code && (() => refusal(code, details))
    },
  }
}
