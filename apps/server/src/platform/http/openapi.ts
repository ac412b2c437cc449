import { STATUS_CODES } from 'node:http'
import { ACCESS } from '@nightshift/shared/access'
import type { Call } from '@nightshift/shared/calls'
import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { type Domain, type Operation, operationsOf } from './api-words.ts'
import { routeOf } from './route-of.ts'

type Media = { [type: string]: { schema?: object } }
type Response = { description?: string; content?: Media; $ref?: string }
type Described = {
  operationId?: string
  requestBody?: { required?: boolean; content: Media }
  responses: { [status: string]: Response }
  security?: object[]
}
type OpenApi = {
  tags?: object[]
  paths?: object
  components?: { schemas?: object; responses?: object }
}

const SECURITY = { open: [], signedIn: [{ session: [] }], kiosk: [{ kiosk: [] }] }

const TEXT = { type: 'string' }
const FILE = { type: 'string', format: 'binary' }

/** As in `ErrorBody`. The code of each response is one of its own. */
const errorSchema = (codes: readonly ErrorCode[]) => ({
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        statusCode: { type: 'integer' },
        name: TEXT,
        code: { type: 'string', enum: codes },
        message: { type: 'string', description: 'For people.' },
        details: { description: 'What the message is about, such as the fields or the records.' },
        requestId: { type: 'string', description: "With 500 and above: its id in the server's log." },
      },
      required: ['statusCode', 'name', 'code', 'message'],
    },
  },
  required: ['error'],
})

/** Adds what is known about each call to the document that was made of the schemas. */
export function describeCalls<Document extends OpenApi>(document: Document, domains: readonly Domain[]) {
  const paths = document.paths as { [path: string]: { [method: string]: Described } | undefined }
  const responses: { [name: string]: Response } = {}
  for (const [call, operation] of operationsOf(domains)) {
    const { method, url } = routeOf(call)
    const path = url.replace(/:(\w+)/g, '{$1}')
    const described = paths[path]?.[method.toLowerCase()]
    if (!described) throw new Error(`The call ${method} ${path} is described, but not served.`)
    Object.assign(described, {
      operationId: operation.id,
      tags: [operation.domain],
      summary: operation.about,
      description: whoMay(call, operation),
      security: SECURITY[operation.by ?? (call.may === 'open' ? 'open' : 'signedIn')],
    })
    describeBody(described, call, operation)
    describeAnswer(described, call, operation)
    for (const [status, codes] of byStatus(operation.errors)) {
      const name = codes.join('.')
      responses[name] ??= {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n'),
        content: { 'application/json': { schema: errorSchema(codes) } },
      }
      described.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return {
    ...document,
    tags: domains.map(({ name, about }) => ({ name, description: about })),
    components: { ...document.components, responses },
  }
}

function whoMay({ may }: Call, { by }: Operation) {
  if (by) return 'For enrolled kiosks.'
  if (may === 'open') return 'Open to everybody.'
  return may === 'signedIn' ? 'For whoever is signed in.' : `For access level ${ACCESS[may]} and above.`
}

function describeBody(described: Described, { body }: Call, { takes = [] }: Operation) {
  const { content } = described.requestBody ?? {}
  if (!content && !takes.length) return
  const isOptional = body?.safeParse(undefined).success ?? false
  described.requestBody = { required: !isOptional, content: { ...content, ...mediaOf(takes) } }
}

const mediaOf = (types: readonly string[]): Media =>
  Object.fromEntries(types.map((type) => [type, { schema: type.startsWith('text/') ? TEXT : FILE }]))

function describeAnswer(described: Described, { answerAs }: Call, { answers = [] }: Operation) {
  const status = answerAs === 'nothing' ? 204 : 200
  const types = answerAs === 'text' ? ['text/plain'] : answers
  const content = types.length ? mediaOf(types) : described.responses[status]?.content
  described.responses = { [status]: { description: STATUS_CODES[status], ...(content && { content }) } }
}

function byStatus(errors: readonly ErrorCode[]) {
  const statuses = new Map<number, ErrorCode[]>()
  for (const code of errors) {
    const { status } = ERRORS[code]
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  return [...statuses].sort(([a], [b]) => a - b)
}
