import { z } from 'zod'
import type { Action } from './access.ts'
import type { LiveKind } from './audit/live.ts'
import { RecordParams } from './ids.ts'

/** Everything that is true of a call of the API. The server's routes and the browser's client are made from it. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With its parameters as Fastify writes them: `/api/users/:id`. */
  readonly path: string
  /** Who may make it: everybody, whoever is signed in, or those who may do this. */
  readonly may: 'open' | 'signedIn' | Action
  /**
   * Where the festival is named that the caller must belong to: as `festivalId` of the query or the body, or as
   * `festival` or `id` of the path. `any`: named, but the call has a rule of its own about it, or is public. A record
   * that is named by its id says itself which festival it belongs to.
   */
  readonly festival?: 'query' | 'body' | 'params' | 'any'
  /** The kinds of live events that it announces. */
  readonly changes?: readonly LiveKind[]
  /** The kinds of live events after which its answer is another one. */
  readonly reads?: readonly LiveKind[]
  /** Answers although the person must set a new password first. */
  readonly beforePasswordChange?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** Left out for files and streams. */
  readonly answer?: z.ZodType
  /** How the answer is sent, if not as JSON. `nothing` is a 204. */
  readonly answerAs?: 'text' | 'nothing' | 'file'
  /** May take minutes, so that a client waits longer. */
  readonly slow?: true
}

/** The calls of a feature. One table for each, so that a page loads the schemas it needs. */
export type Calls = Record<string, Call>

type Spec = Omit<Call, 'method' | 'path'>
type WithId<Path, S> = S extends { params: z.ZodType }
  ? unknown
  : Path extends `${string}:id${string}`
    ? { readonly params: typeof RecordParams }
    : unknown
type WithAnswer<S> = S extends { answer: z.ZodType } | { answerAs: 'file' }
  ? unknown
  : { readonly answer: z.ZodNull; readonly answerAs: 'nothing' }
type Row<Method, Path, S> = { readonly method: Method; readonly path: Path } & Readonly<S> &
  WithId<Path, S> &
  WithAnswer<S>

/** `:id` is the number of a record unless the row says otherwise, and a call without an answer is answered 204. */
function row<Method extends Call['method'], const Path extends string, const S extends Spec>(
  method: Method,
  path: Path,
  spec: S,
) {
  const isEmpty = !spec.answer && spec.answerAs !== 'file'
  return {
    method,
    path,
    ...(path.includes('/:id') && { params: RecordParams }),
    ...(isEmpty && { answer: z.null(), answerAs: 'nothing' }),
    ...spec,
  } as unknown as Row<Method, Path, S>
}

export const get = <const Path extends string, const S extends Spec>(path: Path, spec: S) =>
  row('GET', path, spec)
export const post = <const Path extends string, const S extends Spec>(path: Path, spec: S) =>
  row('POST', path, spec)
export const patch = <const Path extends string, const S extends Spec>(path: Path, spec: S) =>
  row('PATCH', path, spec)
export const del = <const Path extends string, const S extends Spec>(path: Path, spec: S) =>
  row('DELETE', path, spec)
