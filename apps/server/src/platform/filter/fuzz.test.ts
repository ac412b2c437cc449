import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { AppError } from '../http/app-error.ts'
import { countRows, findJson } from './find.ts'
import { parseFilter, parseWhere } from './parse.ts'
import { insertRows, makeRows } from './testing/rows.ts'
import { timeEntryEntity, userEntity } from './testing/sample.ts'

const { db } = await testDatabase()
beforeAll(() => insertRows(db, makeRows()))

const entities = [userEntity, timeEntryEntity]
const viewer = { accessLvl: 3, festivalId: 1 }

let answered = 0
let refused = 0

/** Whatever the text, the answer is rows or 400. */
async function expectRowsOr400(text: string) {
  for (const entity of entities) {
    const attempts = [
      async () =>
        expect(JSON.parse(await findJson(db, entity, parseFilter(text), viewer))).toBeInstanceOf(Array),
      async () => expect(await countRows(db, entity, parseWhere(text), viewer)).toBeGreaterThanOrEqual(0),
    ]
    for (const attempt of attempts) {
      await attempt().then(
        () => {
          answered += 1
        },
        (error) => {
          refused += 1
          if (!(error instanceof AppError)) throw error
          expect(error).toMatchObject({ code: 'invalidFilter', status: 400 })
          expect(error.message.length).toBeLessThan(250)
        },
      )
    }
  }
}

const names = [...entities.flatMap(({ fields, relations }) => [...fields.keys(), ...relations.keys()])]
const words = [
  'and',
  'or',
  'where',
  'include',
  'relation',
  'scope',
  'order',
  'limit',
  'skip',
  'offset',
  'fields',
]
const operators = [
  ...['eq', 'neq', 'gt', 'lte', 'between', 'inq', 'nin', 'null'],
  ...['like', 'nlike', 'ilike', 'nilike', 'options', 'regexp'],
]
const oddNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'password_hash',
  '',
  '"; --',
  'id"',
  '\0',
]
const oddTexts = [
  '\0',
  '\ud800',
  'a\udfff',
  '\\',
  '%\\',
  "'",
  '{"',
  'id DESC',
  'id; select 1',
  'x'.repeat(3000),
  '$1',
]
const dates = [
  '2024-09-13T23:00:00Z',
  '0000-01-01',
  '9999-12-31T23:59:59-23:59',
  '-infinity',
  '2024-02-30',
  'now',
]
const values = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts, ...dates, ...names, '00000000-0000-0000-0000-000000000000'),
  fc.constantFrom<unknown>(
    0,
    -0,
    1,
    1.5,
    -1,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    5e-324,
    null,
    true,
    false,
    [],
    {},
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
)
const keys = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...names, ...operators, ...words) },
  { weight: 1, arbitrary: fc.constantFrom(...oddNames) },
)
const entries = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(keys, value), { maxLength: 3 }).map(Object.fromEntries)

test('combinations of the names and keywords that filters know', async () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      values,
      entries(tie('tree')),
      fc.array(tie('tree'), { maxLength: 3 }),
    ),
  }))
  await fc.assert(
    fc.asyncProperty(entries(tree), (filter) => expectRowsOr400(JSON.stringify(filter))),
    { numRuns: 200 },
  )
})

test('well-formed conditions on every field, with values of every kind', async () => {
  const condition = fc.record({
    name: fc.constantFrom(...names),
    operator: fc.constantFrom(...operators),
    values: fc.array(values, { maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(condition, async ({ name, operator, values: [first, ...others] }) => {
      const where = { [name]: { [operator]: others.length ? [first, ...others] : first } }
      await expectRowsOr400(JSON.stringify(where))
      await expectRowsOr400(JSON.stringify({ where }))
    }),
    { numRuns: 200 },
  )
})

test('any JSON and any text', async () => {
  await fc.assert(fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), expectRowsOr400), {
    numRuns: 200,
  })
})

test.each([
  ['nested lists', `${'['.repeat(8000)}${']'.repeat(8000)}`],
  ['and in and', `{"where":${'{"and":['.repeat(900)}{}${']}'.repeat(900)}}`],
  ['nested scopes', `${'{"include":[{"relation":"user","scope":'.repeat(300)}{}${'}]}'.repeat(300)}`],
  [
    'a where that has methods of its own',
    '{"where":{"firstName":{"like":{"toString":1}},"email":{"eq":{"valueOf":1}}}}',
  ],
  ['a prototype', '{"where":{"__proto__":{"isActive":true}},"__proto__":{"limit":1}}'],
  ['infinite numbers', '{"where":{"accessLvl":1e999},"limit":1e999}'],
  ['a long text', JSON.stringify({ where: { firstName: { like: `%${'_%'.repeat(8000)}` } } })],
  ['many percent signs', JSON.stringify({ where: { firstName: { ilike: '%a'.repeat(7000) } } })],
])('%s', async (_name, text) => {
  await expectRowsOr400(text)
})

test('some of these were answered and some refused', () => {
  expect(answered).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(100)
})
