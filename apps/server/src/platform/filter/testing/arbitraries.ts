import fc from 'fast-check'
import type { Entity, Viewer } from '../entity.ts'
import type { Field } from '../fields.ts'
import type { Filter, Where } from '../parse.ts'
import type { Row, Rows } from './rows.ts'

export const viewers: fc.Arbitrary<Viewer> = fc.record({
  accessLvl: fc.integer({ min: 0, max: 3 }),
  festivalId: fc.constantFrom(1, 2, null),
})

const shuffledPart = <T>(list: T[], maxLength: number) =>
  fc.shuffledSubarray(list, { maxLength: Math.min(maxLength, list.length) })

/** Filters that the viewer may use, with values that the rows have. */
export function filters(rows: Rows, entity: Entity, viewer: Viewer, depth = 0): fc.Arbitrary<Filter> {
  const visible = [...entity.fields].filter(([, { level }]) => level <= viewer.accessLvl)
  const names = visible.map(([name]) => name)
  const sortable = visible.filter(([, { type }]) => type).map(([name]) => name)
  const relations = [...entity.relations].filter(([, { level }]) => level <= viewer.accessLvl)
  const order = shuffledPart(sortable, 3).chain((parts) =>
    fc.tuple(...parts.map((name) => fc.constantFrom(name, `${name} ASC`, `${name} DESC`))),
  )
  const include =
    depth === 3
      ? fc.constant([])
      : shuffledPart(relations, 2).chain((chosen) =>
          fc.tuple(
            ...chosen.map(([relation, { kind, target }]) =>
              filters(rows, target(), viewer, depth + 1).map(({ limit, skip, ...scope }) => ({
                relation,
                scope: kind === 'one' ? scope : { ...scope, limit, skip },
              })),
            ),
          ),
        )
  const upTo = (max: number) => fc.integer({ min: 0, max })
  return fc.record(
    {
      where: wheres(rows, entity, viewer, depth ? 1 : 3),
      include,
      order,
      limit: upTo(depth ? 4 : 40),
      skip: upTo(depth ? 1 : 10),
      fields: fc.oneof(
        shuffledPart(names, 4),
        fc.constantFrom(...names).map((name) => ({ [name]: false })),
      ),
    },
    { requiredKeys: depth < 2 ? ['include'] : [] },
  ) as fc.Arbitrary<Filter>
}

/** Conditions that the viewer may set, `and` and `or` nested to the given depth. */
export function wheres(rows: Rows, entity: Entity, viewer: Viewer, depth: number): fc.Arbitrary<Where> {
  const fields = [...entity.fields].filter(([, { level, type }]) => type && level <= viewer.accessLvl)
  const conditions = shuffledPart(fields, 2).chain((chosen) =>
    fc.record(
      Object.fromEntries(
        chosen.map(([name, field]) => [name, condition(name, field, rows[entity.name] ?? [])]),
      ),
    ),
  )
  if (!depth) return conditions
  const inner = fc.array(wheres(rows, entity, viewer, depth - 1), { minLength: 1, maxLength: 2 })
  return fc.oneof(
    conditions,
    fc.record({ and: inner }),
    fc.record({ or: inner }),
    fc.record({ or: inner, and: inner }),
  )
}

function condition(name: string, field: Field, rows: Row[]): fc.Arbitrary<unknown> {
  const known = [...new Set(rows.map((row) => row[name] as Row[string]))].filter((value) => value !== null)
  const value = fc.constantFrom(...known)
  const list = fc.array(value, { maxLength: 4 })
  const pattern = fc.array(fc.constantFrom('%', '_', 'a', 'B', 'é', '\\%', '\\\\', 'F', 'p', '😀'), {
    maxLength: 4,
  })
  const operands: { [operator: string]: fc.Arbitrary<unknown> } = {
    ...{ inq: list, nin: list, null: fc.boolean(), between: fc.tuple(value, value) },
    ...{ eq: fc.option(value), neq: fc.option(value) },
    ...Object.fromEntries(
      ['like', 'nlike', 'ilike', 'nilike'].map((word) => [word, pattern.map((parts) => parts.join(''))]),
    ),
  }
  const comparison = fc
    .constantFrom(...field.operators)
    .chain((operator) => fc.record({ [operator]: operands[operator] ?? value }))
  return fc.oneof(fc.option(value), comparison)
}
