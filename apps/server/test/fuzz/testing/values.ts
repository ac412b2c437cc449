import fc from 'fast-check'
import { mostly, ODD_KEYS, ODD_SEGMENTS, odd, toText } from './odd.ts'
import type { Route, Schema } from './routes.ts'
import type { World } from './world.ts'

const TEXTS = [
  ...[
    'Ash',
    'new secret 8',
    '845-555-0123',
    'ash@example.com',
    '17:00',
    '2024-10-04T21:30:00.000Z',
    '2024-10-31',
  ],
  ...['America/New_York', '2024-10-04T22:00:00Z', '31'],
]
const NUMBERS = [0, 1, 2, 0.25, 15.5]

/** Values that fit a schema, including existing ids of both festivals. */
export function valuesFor({ known }: Pick<World, 'known'>) {
  const ids = known.userId ?? []
  const numbers = Object.values(known)
    .flat()
    .filter((one) => typeof one === 'number')

  /** A sample that fits, or a string generated from the pattern. */
  function text({ pattern, format }: Schema): fc.Arbitrary<unknown> {
    if (format === 'uuid') return fc.constantFrom(...ids)
    if (!pattern) return fc.constantFrom(...TEXTS)
    const fitting = TEXTS.filter((sample) => new RegExp(pattern).test(sample))
    return fitting.length ? fc.constantFrom(...fitting) : fc.stringMatching(new RegExp(pattern))
  }

  function number({ minimum = -Infinity, maximum = Infinity }: Schema) {
    const fitting = [...NUMBERS, ...numbers].filter((one) => one >= minimum && one <= maximum)
    return fc.constantFrom(...fitting, Math.max(minimum, 1))
  }

  function value(schema: Schema): fc.Arbitrary<unknown> {
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map(value))
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.type === 'object') return object(schema)
    if (schema.type === 'array') return fc.array(mostly(value(schema.items ?? {}), odd), { maxLength: 4 })
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'number' || schema.type === 'integer') return number(schema)
    return schema.type === 'null' ? fc.constant(null) : text(schema)
  }

  /** Few optional keys: one refused key refuses the whole body. */
  function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
    const optional = Object.keys(properties).filter((key) => !required.includes(key))
    const chosen = fc.subarray(optional, { maxLength: Math.min(3, optional.length) })
    const known = chosen.chain((keys) =>
      fc.record(
        Object.fromEntries([...required, ...keys].map((key) => [key, field(key, properties[key] ?? {})])),
      ),
    )
    const extra = fc.tuple(known, fc.constantFrom(...ODD_KEYS), odd)
    return mostly(
      known,
      extra.map(([some, key, more]) => Object.fromEntries([...Object.entries(some), [key, more]])),
    )
  }

  const field = (key: string, schema: Schema) =>
    mostly(known[key] ? fc.constantFrom<unknown>(...known[key]) : value(schema), odd)

  return {
    value,
    bodyOf: (schema: Schema) => mostly(value(schema), odd).map(toText),
    segmentOf: ({ parameter = {} }: Route) =>
      mostly(
        fc.constantFrom<string | number>(...(parameter.format === 'uuid' ? ids : numbers)),
        fc.constantFrom(...ODD_SEGMENTS),
      ),
  }
}
