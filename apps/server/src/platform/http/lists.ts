import type { Db } from '../database/pool.ts'
import type { Entity } from '../filter/entity.ts'
import { countRows, findJson } from '../filter/find.ts'
import { filterOf, type Where, whereOf } from '../filter/parse.ts'
import { listCallerOf } from '../scope.ts'
import type { Caller } from '../session/caller.ts'
import { type Asked, jsonText } from './serve.ts'

/** What a caller may not ask for, although they may make the call. Throws. */
type Check = (caller: Caller, where: Where | undefined) => void

/** Answers a list that takes LoopBack's `filter`, within the caller's festival. */
export const listOf =
  (db: Db, entity: Entity, check?: Check) =>
  ({ request, query }: Pick<Asked<never>, 'request'> & { query: { filter?: string } }) => {
    const filter = filterOf(request.url, query.filter)
    const caller = listCallerOf(request, filter.where)
    check?.(caller, filter.where)
    return jsonText(findJson(db, entity, filter, caller))
  }

/** Answers a count that takes LoopBack's `where`. */
export const countOf =
  (db: Db, entity: Entity, check?: Check) =>
  async ({ request, query }: Pick<Asked<never>, 'request'> & { query: { where?: string } }) => {
    const where = whereOf(request.url, query.where)
    const caller = listCallerOf(request, where)
    check?.(caller, where)
    return { count: await countRows(db, entity, where, caller) }
  }
