import fc from 'fast-check'
import { mostly, ODD_KEYS, odd } from './odd.ts'
import type { Schema } from './routes.ts'
import { valuesFor } from './values.ts'
import type { World } from './world.ts'

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike']
const LISTED = ['inq', 'nin', 'between']
const ODD_OPERATORS = ['regexp', 'exists', '$ne', '__proto__', '', 'between', 'inq', 'null', 'like']
/** One level deeper than relations may be nested. */
const DEEPEST = 4

type Resolve = (schema: Schema) => Schema

/** The fields of a row, and its relations. */
export function partsOf(row: Schema, resolve: Resolve) {
  const entries = Object.entries(resolve(row).properties ?? {})
  const related = ({ items, type, $ref }: Schema) => (type === 'array' ? items : $ref ? { $ref } : undefined)
  const rowOf = (schema: Schema) => {
    const target = related(schema)
    return target && resolve(target).properties && target
  }
  return {
    fields: entries.filter(([, schema]) => !rowOf(schema)),
    relations: entries.flatMap(([name, schema]) => {
      const target = rowOf(schema)
      return target ? [[name, target] as const] : []
    }),
  }
}

/** LoopBack filters for rows of this shape: mostly like those of the screens, over existing and forbidden names. */
export function filtersFor(world: World, resolve: Resolve) {
  const values = valuesFor(world)
  const oddName = fc.constantFrom(...ODD_KEYS)
  const text = (part: fc.Arbitrary<unknown>) => part.map((value) => JSON.stringify(value))

  function conditionOn([name, schema]: [string, Schema]) {
    const { [name]: known } = world.known
    const value = mostly(known ? fc.constantFrom<unknown>(...known) : values.value(schema), odd)
    const operation = mostly(
      fc.oneof(
        fc.tuple(fc.constantFrom(...OPERATORS), value),
        fc.tuple(fc.constantFrom(...LISTED), fc.array(value, { maxLength: 3 })),
        fc.tuple(fc.constant('null'), fc.boolean()),
      ),
      fc.tuple(fc.constantFrom(...ODD_OPERATORS), odd),
    )
    return fc.oneof(
      value.map((equal) => own(name, equal)),
      operation.map(([operator, operand]) => own(name, own(operator, operand))),
    )
  }

  function whereOf(row: Schema): fc.Arbitrary<object> {
    const known = fc.constantFrom(...partsOf(row, resolve).fields).chain(conditionOn)
    const condition = mostly(
      known,
      fc.tuple(oddName, odd).map(([name, value]) => own(name, value)),
    )
    const { where } = fc.letrec<{ where: object }>((tie) => ({
      where: fc.oneof(
        { maxDepth: 6, depthSize: 'small' },
        condition,
        fc
          .tuple(fc.constantFrom('and', 'or'), fc.array(tie('where'), { minLength: 1, maxLength: 3 }))
          .map(([word, members]) => own(word, members)),
      ),
    }))
    return where
  }

  function filterOf(row: Schema, depth = 0): fc.Arbitrary<object> {
    const { fields, relations } = partsOf(row, resolve)
    const name = mostly(fc.constantFrom(...fields.map(([key]) => key)), oddName)
    const ordered = fc.tuple(name, fc.constantFrom('', ' ASC', ' DESC', ' desc nulls first'))
    const inclusions = relations.map(([relation, target]) =>
      depth === DEEPEST
        ? fc.constant<unknown>(relation)
        : fc.oneof(
            fc.constant(relation),
            fc.record({ relation: fc.constant(relation), scope: filterOf(target, depth + 1) }),
          ),
    )
    return fc.record(
      {
        where: whereOf(row),
        order: ordered.map(([key, direction]) => key + direction),
        limit: mostly(fc.constantFrom(0, 1, 10), odd),
        skip: mostly(fc.constantFrom(0, 1, 2), odd),
        include: fc.array(fc.oneof(...inclusions, fc.constantFrom('sessions', ...ODD_KEYS)), {
          maxLength: 2,
        }),
      },
      { requiredKeys: [] },
    )
  }

  // Fields are not chosen here: tests check that answers have every field. What is hidden has its own tests.
  return {
    where: (row: Schema) => text(whereOf(row)),
    filter: (row: Schema) => text(filterOf(row)),
  }
}

/** Object.fromEntries, because a literal `{ __proto__: … }` would set the prototype. */
const own = (key: string, value: unknown) => Object.fromEntries([[key, value]])

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/** Invalid filters, and filters beyond every limit. */
export const BROKEN = [
  ...[
    '{',
    '[]',
    '1',
    '"where"',
    '{"where":[]}',
    '{"where":{"and":{}}}',
    '{"include":[[]]}',
    '{"order":{}}',
    '{,}',
  ],
  ...[
    '\0',
    '\ud800',
    '{"where":{"__proto__":{"id":1}}}',
    '{"limit":1e400}',
    '{"where":{"id":1e400}}',
    'x'.repeat(20_000),
  ],
  ...[
    deep(8000, '[', ']'),
    `{"where":{"and":${deep(7900, '[', ']')}}}`,
    `{"where":${'{"and":['.repeat(1800)}`,
  ],
  `{"where":${'{"or":['.repeat(1500)}{"id":1}${']}'.repeat(1500)}}`,
  `{"where":{"id":{"inq":${JSON.stringify(Array(501).fill(1))}}}}`,
  `{"where":{"username":{"like":${deep(7900, '[', ']')}}}}`,
  '{"where":{"username":{"like":{"toString":1}}}}',
]
