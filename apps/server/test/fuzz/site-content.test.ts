import { SECTION_NAMES, type SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSite } from '../../src/domains/site/site-content/testing/site.ts'
import { rounds } from '../testing/rounds.ts'
import { openVenue } from '../testing/venue.ts'
import { expectSane, runs } from './testing/expectations.ts'
import { ODD_KEYS, odd, toText } from './testing/odd.ts'

const venue = await openVenue()
const site = await openSite(venue)

/** Text that would be markup, script, SQL or a template if it were not plain data. */
const HOSTILE = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</script><svg onload=alert(1)>'],
  ...['javascript:alert(1)', 'data:text/html,<b>', '//evil.example', "'; drop table site_drafts; --"],
  ...['{{7*7}}', '<!--', ']]>', '\u2028', '\u202e', '\ufeff', '%00', '\0', 'a\0b', '&lt;', '🎃'],
]
const hostile = fc.oneof(fc.constantFrom(...HOSTILE), odd)

type Path = (string | number)[]

/** The paths of all values in a section, the section itself included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, part]) =>
    pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inside]
}

/** The value with another one at the path. Own properties, because a literal `__proto__` would set the prototype. */
function withValueAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other
  if (Array.isArray(value)) return value.with(Number(key), withValueAt(value[Number(key)], rest, other))
  const entries = Object.entries(value as object)
  const changed = entries.map(([name, part]) => [name, name === key ? withValueAt(part, rest, other) : part])
  return Object.fromEntries(entries.some(([name]) => name === key) ? changed : [...changed, [key, other]])
}

/** A section with one to three values replaced, or with a key that it does not have. */
const editsOf = (section: SectionName) => {
  const content = DREADMOOR_CONTENT[section]
  const path = fc.constantFrom(...pathsIn(content))
  const replaced = fc.array(fc.tuple(path, hostile), { minLength: 1, maxLength: 3 }).map((changes) => {
    const applied = changes.toSorted(([a], [b]) => b.length - a.length)
    return applied.reduce<unknown>((value, [at, other]) => {
      const stillThere = pathsIn(value).some((one) => one.join() === at.join())
      return stillThere ? withValueAt(value, at, other) : value
    }, content)
  })
  const extra = fc
    .tuple(fc.constantFrom(...ODD_KEYS), odd)
    .map(([key, value]) => withValueAt(content, [key], value))
  return fc.oneof({ weight: 6, arbitrary: replaced }, { weight: 1, arbitrary: extra })
}

const send = (section: SectionName, payload: string) =>
  site.ada
    .with({ 'content-type': 'application/json' })
    .patch(`${site.address}/drafts/${section}`, Buffer.from(payload))

test.each(SECTION_NAMES)(
  '%s: hostile content is refused, or stored as the plain data that was sent',
  async (section) => {
    const property = fc.asyncProperty(editsOf(section), async (content) => {
      const { revision } = await site.stateOf(section)
      const payload = toText({ content, revision })
      const reply = await send(section, payload)
      expectSane(reply, payload.slice(0, 600))
      if (reply.statusCode !== 200) {
        expect([400, 413, 422]).toContain(reply.statusCode)
        expect((await site.stateOf(section)).revision).toBe(revision)
        return
      }
      const sent = JSON.parse(payload).content
      const { draft } = reply.json()
      expect(draft[section]).toEqual(sent)
      expect(SiteContent.shape[section].safeParse(sent).success).toBe(true)
      // What may be published is published, and is what visitors get.
      const published = await site.publish([section])
      expectSane(published, payload.slice(0, 600))
      if (published.statusCode === 200) expect((await site.live())[section]).toEqual(sent)
      else expect(published.json().error.code).toBe('notPublishable')
    })
    await fc.assert(property, runs(rounds(12), SECTION_NAMES.length))
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  },
)

test.each([
  ['a key of the prototype', '{"content":{"__proto__":{"polluted":1}},"revision":0}', 400],
  ['a constructor', '{"content":{"constructor":{"prototype":{"polluted":1}}},"revision":0}', 400],
  ['a deep list', `{"content":${'['.repeat(20_000)}${']'.repeat(20_000)},"revision":0}`, 422],
  ['more than fits into a request', `{"content":"${'x'.repeat(1024 * 1024)}","revision":0}`, 413],
  ['a revision that is no number', '{"content":{},"revision":"0"}', 422],
])('%s is refused in every section', async (_, payload, status) => {
  const before = await venue.everything()
  for (const section of SECTION_NAMES) {
    const reply = await send(section, payload)
    expectSane(reply, section)
    expect([section, reply.statusCode]).toEqual([section, status])
  }
  expect(await venue.everything()).toBe(before)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('the calls of a site handle any address', async () => {
  const odds = [
    '0',
    '-1',
    '1.5',
    '2147483648',
    'null',
    '__proto__',
    'constructor',
    '%00',
    '..%2f',
    "'",
    '{section}',
  ]
  for (const part of odds) {
    const calls = [
      () => site.ada.patch(`${site.address}/drafts/${part}`, { content: {}, revision: 0 }),
      () => site.ada.post(`${site.address}/drafts/${part}/discard`, { revision: 0 }),
      () => site.ada.delete(`${site.address}/scheduled/${part}`),
      () => site.ada.delete(`${site.address}/closed-nights/${part}`),
      () => site.ada.post(`${site.address}/versions/9${part}/bring-back`),
      () => site.ada.get(`/site-preview/9${part}`),
      () => site.ada.get(`/site-preview/${site.festival.id}/9${part}`),
      () => venue.visitor.get(`/api/publicSite/9${part}`),
    ]
    for (const call of calls) {
      const reply = await call()
      expectSane(reply, part)
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    }
  }
})
