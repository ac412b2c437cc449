import type { Venue } from '../../testing/venue.ts'

/** The subset of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
}
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  requestBody?: Content
  responses: Record<string, Content>
  parameters?: { in: string; name: string; schema: Schema }[]
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export type Route = {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** With its parameter in braces. */
  path: string
  parameter: Schema | undefined
  queries: string[]
  body: Schema | undefined
  /** The schema of one row of a list, or of the rows that a count counts. */
  row: Schema | undefined
}

/** Every route in the OpenAPI document, so that a new one is included without being named. */
export async function readRoutes(venue: Venue) {
  const { paths, components }: Document = (await venue.visitor.get('/openapi.json')).json()
  const schemaOf = (content: Content | undefined) => Object.values(content?.content ?? {})[0]?.schema
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, parameters = [] }]): Route => {
      const listed = paths[path.replace(/\/count$/, '')]?.get?.responses[200]
      return {
        method: method as Route['method'],
        path,
        parameter: parameters.find((one) => one.in === 'path')?.schema,
        queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: schemaOf(requestBody),
        row: schemaOf(listed)?.items,
      }
    }),
  )
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1)
    return (name && components.schemas[name]) || schema
  }
  return { routes, resolve }
}

/** Server-sent events: the response never ends, so it is not awaited. */
export const isEndless = ({ path }: Route) => path === '/api/live'

export const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`

/** The path with a value for its parameter. */
export const addressOf = ({ path }: Route, segment: unknown) => path.replace(/\{\w+\}/, String(segment))

/** Sends the request; a body is sent as raw bytes. */
export function send(caller: Venue['visitor'], { method }: Route, address: string, payload?: Buffer) {
  return method === 'post' || method === 'patch' ? caller[method](address, payload) : caller[method](address)
}
