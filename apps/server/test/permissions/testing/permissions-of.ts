import type { Call, Calls } from '@nightshift/shared/calls'
import { expect } from 'vitest'
import type { Person } from '../../testing/venue.ts'
import type { Scene } from './scene.ts'

/**
 * What comes of a call. A number is the status of the answer.
 *
 * - `fewerFields`: 200, with fields left out. `empty`: 200, showing nothing of the record. `notDone`: 200 with
 *   `success: false`.
 * - `lower`: 200 on people of a lower level, else 403. `upToOwn`: on people of the same level, too.
 */
export type Outcome = number | 'fewerFields' | 'empty' | 'notDone' | 'lower' | 'upToOwn'

/** For a visitor; for levels 0 to 3 in their own festival; in another one; and on themselves, where that differs. */
type Outcomes = [visitor: Outcome, levels: Outcome[], foreign?: Outcome[] | null, self?: Outcome[]]

export type Reply = Pick<Awaited<ReturnType<Person['get']>>, 'statusCode' | 'body' | 'headers' | 'json'>

/** A call, after its setup. Several requests must all have the same outcome. */
export type Act = {
  ask: () => Promise<Reply | Reply[]>
  /** How many records of the case a response shows. */
  shown?: (reply: Reply) => number
  /** Further expectations for an allowed or a refused call. */
  allowed?: (...replies: Reply[]) => unknown
  refused?: (...replies: Reply[]) => unknown
  /** Whether an allowed call writes to the database; by default everything but a GET does. */
  writes?: boolean
}
export type Stage = (scene: Scene) => Act | Promise<Act>

type About = {
  /** The record is the caller's own. */
  about?: 'self'
  /** The request names its festival, and people without one work there. */
  named?: true
  /** Needs something that only people with a festival have. */
  needsFestival?: true
}

type Variant = About & { outcomes: Outcomes; stage: Stage }
/** A call, or each of its variants. */
type Permission = Variant | Record<string, Variant>

/** A variant of a call that is made as everybody. */
export type Row = About & {
  method: string
  /** As in `/api/users/{id}`. */
  path: string
  /** Empty for a call without variants. */
  variant: string
  /** Left out for pages. */
  call?: Call
  visitor: Outcome
  /** By access level. */
  levels: Outcome[]
  foreign: Outcome[]
  self: Outcome[]
  stage: Stage
}

/** Who may make the calls of a table: what comes of each for everybody, and what it needs before. */
export const permissionsOf = <Table extends Calls>(
  calls: Table,
  permissions: Record<keyof Table, Permission>,
): Row[] =>
  Object.entries<Permission>(permissions).flatMap(([name, permission]) => {
    const call = calls[name]!
    return rowsOf({ method: call.method, path: withBraces(call.path), call }, permission)
  })

/** The same for pages, which are not in a table: by method and path. */
export const permissionsOfPages = (permissions: Record<`GET ${string}`, Permission>): Row[] =>
  Object.entries(permissions).flatMap(([page, permission]) => {
    const [method, path] = page.split(' ') as [string, string]
    return rowsOf({ method, path }, permission)
  })

function rowsOf(call: Pick<Row, 'method' | 'path' | 'call'>, permission: Permission): Row[] {
  const variants = isVariant(permission) ? { '': permission } : permission
  return Object.entries(variants).map(([variant, { outcomes, ...staged }]) => {
    const [visitor, levels, foreign, self] = outcomes
    return { ...call, variant, visitor, levels, foreign: foreign ?? [], self: self ?? [], ...staged }
  })
}

const isVariant = (permission: Permission): permission is Variant => typeof permission.stage === 'function'

/** `/api/users/{id}` for `/api/users/:id/`. */
export const withBraces = (url: string) => url.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')

/** The name of a call in tests. */
export const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** Equal bodies, so that the reason is not revealed. */
export function sameBody(...replies: Reply[]) {
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
}
