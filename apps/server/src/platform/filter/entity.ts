import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Caller } from '../session/caller.ts'
import type { Field } from './fields.ts'
import { type Piece, render, renderFixed } from './render.ts'

/** The part of a caller that decides what exists for them. */
export type Viewer = Pick<Caller, 'accessLvl' | 'festivalId'>

/** Allow-list of what a filter may use of one table, and who may. Filters reach nothing else. */
export type Entity = {
  name: string
  table: string
  id: Field
  fields: Map<string, Field>
  relations: Map<string, Relation>
  scope: (viewer: Viewer) => Piece | undefined
  own: (viewer: Viewer) => Piece | undefined
}

type Shared = { target: () => Entity; level: number }
/** How rows belong together; `ours` and `theirs` are columns. */
export type Relation =
  | (Shared & { kind: 'one'; ours: string })
  | (Shared & { kind: 'many'; theirs: string })
  | (Shared & { kind: 'through'; link: () => Entity; ours: string; theirs: string })

type Definition<Table extends PgTable> = {
  name: string
  table: Table
  fields: (table: Table) => { [name: string]: Field } & { id: Field }
  relations?: { [name: string]: Relation }
  /** The rows that exist for this viewer. It must depend on nothing but the viewer. */
  scope: (table: Table, viewer: Viewer) => SQL | undefined
  /** The rows whose `ownOnly` fields this viewer sees; all that exist unless given. It, too, depends on nothing else. */
  own?: (table: Table, viewer: Viewer) => SQL | undefined
}

/**
 * Describes an entity. Entities that refer to each other need their type written out:
 * `export const userEntity: Entity = defineEntity({ … })`.
 */
export function defineEntity<Table extends PgTable>(definition: Definition<Table>): Entity {
  const { name, table, relations = {}, scope, own = () => undefined } = definition
  const fields = definition.fields(table)
  for (const key of [...Object.keys(fields), ...Object.keys(relations)]) {
    // Names are interpolated into the SQL unescaped.
    if (!/^[A-Za-z]\w*$/.test(key)) throw new Error(`${name} has a name that cannot be used: ${key}`)
  }
  return {
    name,
    table: renderFixed(table),
    id: fields.id,
    fields: new Map(Object.entries(fields)),
    relations: new Map(Object.entries(relations)),
    scope: remember((viewer) => scope(table, viewer)),
    own: remember((viewer) => own(table, viewer)),
  }
}

const MOST_REMEMBERED = 500

function remember(conditionFor: (viewer: Viewer) => SQL | undefined) {
  const pieces = new Map<string, Piece | undefined>()
  return (viewer: Viewer) => {
    const { accessLvl, festivalId } = viewer
    const key = `${accessLvl} ${festivalId}`
    if (!pieces.has(key)) {
      if (pieces.size === MOST_REMEMBERED) pieces.clear()
      const condition = conditionFor({ accessLvl, festivalId })
      pieces.set(key, condition && render(condition))
    }
    return pieces.get(key)
  }
}

type Options = { level?: number }

/** The one row that our column names by its id, such as the user of a time entry. */
export function one(target: () => Entity, ours: PgColumn, { level = 0 }: Options = {}): Relation {
  return { kind: 'one', target, ours: renderFixed(ours), level }
}

/** The rows whose column names our id, such as the positions of an event. */
export function many(target: () => Entity, theirs: PgColumn, { level = 0 }: Options = {}): Relation {
  return { kind: 'many', target, theirs: renderFixed(theirs), level }
}

type Through = Options & {
  /** The entity between the two, whose scope counts too. */
  link: () => Entity
  /** Its column with our id. */
  ours: PgColumn
  /** Its column with the target's id. */
  theirs: PgColumn
}

/** The rows that another table ties to ours, such as the positions of a user. */
export function manyThrough(target: () => Entity, { link, ours, theirs, level = 0 }: Through): Relation {
  return { kind: 'through', target, link, ours: renderFixed(ours), theirs: renderFixed(theirs), level }
}
