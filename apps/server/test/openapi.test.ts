import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { expect, test } from 'vitest'
import { API_WORDS } from '../src/api-words.ts'
import { openVenue } from './testing/venue.ts'

type Schema = { [keyword: string]: unknown }
type Content = { [type: string]: { schema: Schema } }
type Response = { $ref?: string; description?: string; content?: Content }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security: object[]
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Content }
  responses: { [status: string]: Response }
}
type Document = {
  info: { version: string; license: object }
  servers: object[]
  tags: { name: string; description: string }[]
  paths: { [path: string]: { [method: string]: Operation } }
  components: { responses: { [name: string]: Response }; securitySchemes: object }
}

const venue = await openVenue()
const document: Document = (await venue.visitor.get('/openapi.json')).json()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)
const named = (id: string) => operations.find(({ operationId }) => operationId === id)!

/** What a response with this status may say, by the document. */
function codesOf(id: string, status: number) {
  const name = named(id).responses[status]?.$ref?.split('/').at(-1)
  const schema = document.components.responses[name ?? '']?.content?.['application/json']?.schema
  type Errors = { properties: { error: { properties: { code: { enum: ErrorCode[] } } } } }
  return (schema as Errors | undefined)?.properties.error.properties.code.enum
}

test('every call has a name of its own, a sentence, one of the twelve domains, and says who may make it', () => {
  const domains = document.tags.map(({ name }) => name)
  expect(domains).toHaveLength(12)
  for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].*\.$/)
  for (const { path, method, operationId, summary, tags, security } of operations) {
    const call = `${method} ${path}`
    expect([call, operationId]).toEqual([call, expect.stringMatching(/^[a-z]\w+\.[a-z]\w+$/i)])
    expect([call, summary]).toEqual([call, expect.stringMatching(/^[A-Z].{5,}\.$/)])
    expect([call, tags]).toEqual([call, [expect.toBeOneOf(domains)]])
    expect([call, security]).toEqual([call, expect.toBeOneOf([[], [{ session: [] }], [{ kiosk: [] }]])])
  }
  const names = operations.map(({ operationId }) => operationId)
  expect(names).toEqual([...new Set(names)])
  const described = API_WORDS.flatMap(({ parts }) =>
    Object.values(parts).flatMap(({ calls }) => Object.keys(calls)),
  )
  expect(names).toHaveLength(described.length)
})

test('every call has an answer, and errors whose codes belong to their status', () => {
  for (const { path, method, operationId, responses } of operations) {
    const statuses = Object.keys(responses).map(Number)
    expect([method, path, statuses]).toEqual([method, path, expect.arrayContaining([500, 503])])
    expect([method, path, statuses.filter((status) => status < 300)]).toEqual([
      method,
      path,
      [expect.any(Number)],
    ])
    for (const status of statuses.filter((each) => each >= 400)) {
      const codes = codesOf(operationId, status)
      expect([method, path, status, codes?.length]).not.toEqual([method, path, status, 0])
      for (const code of codes!) expect([code, ERRORS[code].status]).toEqual([code, status])
    }
  }
})

test('errors follow from the row of a call and from its own rules', () => {
  expect(codesOf('payPeriods.unlock', 401)).toEqual(['notSignedIn'])
  expect(codesOf('payPeriods.unlock', 403)).toEqual(['crossSite', 'forbidden', 'passwordChangeRequired'])
  expect(codesOf('timeclock.list', 400)).toEqual(['invalidFilter', 'malformedRequest'])
  expect(codesOf('timeclock.clockIn', 409)).toContain('alreadyClockedIn')
  expect(codesOf('health.health', 401)).toBeUndefined()
})

test('the media types of texts, files and streams', () => {
  const answered = (id: string) => Object.keys(named(id).responses[200]?.content ?? {})
  expect(answered('auth.whoAmI')).toEqual(['text/plain'])
  expect(answered('employees.photo')).toEqual(['image/jpeg'])
  expect(answered('payroll.readFile')).toEqual(['text/csv'])
  expect(answered('calendarFeed.read')).toEqual(['text/calendar'])
  expect(answered('live.events')).toEqual(['text/event-stream'])
  expect(answered('sitePictures.file')).toEqual(['image/avif', 'image/webp'])
  expect(answered('timeclock.list')).toEqual(['application/json'])
  const taken = (id: string) => Object.keys(named(id).requestBody?.content ?? {})
  expect(taken('timeclock.clockIn')).toEqual(['application/json', 'text/plain'])
  expect(taken('sitePictures.upload')).toContain('image/png')
})

test('an enrolled kiosk, somebody who is signed in and everybody', () => {
  expect(named('kiosks.sync').security).toEqual([{ kiosk: [] }])
  expect(named('timeclock.clockIn').security).toEqual([{ session: [] }])
  expect(named('kiosk.scanBadge').security).toEqual([])
})

test('the document says its version, licence and address', () => {
  expect(document.info).toMatchObject({ version: expect.stringMatching(/^\d/), license: { name: 'MIT' } })
  expect(document.servers).toEqual([{ url: '/' }])
})

test('no schema has an empty list of items, and every list says what is in it', () => {
  const seen: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    const { type, items, prefixItems } = value as Schema
    if (type === 'array' && !items && !prefixItems) seen.push(`${path} has no items`)
    if (Array.isArray(prefixItems) && !prefixItems.length) seen.push(`${path} has empty prefixItems`)
    for (const [key, part] of Object.entries(value)) walk(part, `${path}/${key}`)
  }
  walk(document, '')
  expect(seen).toEqual([])
})
