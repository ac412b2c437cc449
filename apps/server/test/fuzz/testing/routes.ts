import type { Venue } from '../../testing/venue.ts'

/** As much of JSON Schema as the document uses. */
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
  /** What one row of a list, or of what a count counts, looks like. */
  row: Schema | undefined
}

/** Every call that the API's own document lists, so that a new one is met here without being named. */
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

/** Live events never end, so their answer is not waited for. */
export const isEndless = ({ path }: Route) => path === '/api/live'

export const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`

/** The address with something in the place of its parameter. */
export const addressOf = ({ path }: Route, segment: unknown) => path.replace(/\{\w+\}/, String(segment))

/** Makes the call; what is written goes as the bytes that are given. */
export function send(caller: Venue['visitor'], { method }: Route, address: string, payload?: Buffer) {
  return method === 'post' || method === 'patch' ? caller[method](address, payload) : caller[method](address)
}
