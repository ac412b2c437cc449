import { describe, expect, test } from 'vitest'
import { parseFilter } from './parse.ts'
import { selectJson } from './select.ts'
import { Statement } from './statement.ts'
import { positionEntity, userEntity } from './testing/sample.ts'

function boundFor(where: object, entity = userEntity, accessLvl = 1) {
  const statement = new Statement({ accessLvl, festivalId: 1 })
  return { text: selectJson(statement, entity, { where: { ...where } }), values: statement.values }
}

const nestedAnd = (depth: number): object => (depth ? { and: [nestedAnd(depth - 1)] } : { firstName: 'Ash' })
const list = <T>(length: number, value: T) => Array.from({ length }, () => value)
const refusal = (message: string) => expect.objectContaining({ code: 'invalidFilter', status: 400, message })

describe('400, naming it:', () => {
  test.each<[string, object, string]>([
    ['an unknown field', { badge: 1 }, 'User has no field "badge".'],
    ['a secret', { passwordHash: 'x' }, 'User has no field "passwordHash".'],
    ['a column by its name in the database', { first_name: 'x' }, 'User has no field "first_name".'],
    ['a field above the level', { paychexId: '000' }, 'User has no field "paychexId".'],
    ['what every object has', { constructor: 1 }, 'User has no field "constructor".'],
    ['a field that is only shown', { photo: 'x' }, 'User cannot be filtered or sorted by "photo".'],
    ['a field marked so', { notes: 'x' }, 'User cannot be filtered or sorted by "notes".'],
    ['an unknown operator', { email: { regexp: 'x' } }, 'There is no operator "regexp" for "email".'],
    ['like on a number', { accessLvl: { like: '1' } }, 'There is no operator "like" for "accessLvl".'],
    ['gt on true and false', { isActive: { gt: false } }, 'There is no operator "gt" for "isActive".'],
    ['a condition without operator', { email: {} }, 'The condition on "email" is empty.'],
    ['a bare list', { email: ['a'] }, '"email" must be an object.'],
    ['an empty or', { or: [] }, '"or" must be a list of conditions.'],
    ['an and that is no list', { and: { email: 'x' } }, '"and" must be a list of conditions.'],
    ['an and of numbers', { and: [1] }, '"and" must be an object.'],
    ['and six deep', nestedAnd(6), '"and" and "or" may be nested at most 5 deep.'],
    ['31 conditions', { or: list(31, { email: 'a' }) }, 'At most 30 conditions may be given.'],
    [
      'a list of 501',
      { email: { inq: list(501, '') } },
      '"inq" of "email" must be a list of at most 500 values.',
    ],
    ['a list that is none', { email: { nin: 1 } }, '"nin" of "email" must be a list of at most 500 values.'],
    ['null in a list', { email: { inq: [null] } }, '"email" must be compared with a text.'],
    ['greater than null', { email: { gt: null } }, '"email" must be compared with a text.'],
    ['between one', { email: { between: ['a'] } }, '"between" of "email" must be a list of two values.'],
    [
      'between three',
      { email: { between: [...'abc'] } },
      '"between" of "email" must be a list of two values.',
    ],
    ['null that is neither', { email: { null: 1 } }, '"null" of "email" must be true or false.'],
    ['a pattern that is no text', { email: { like: 1 } }, '"email" must be compared with a text.'],
    [
      'a pattern on which PostgreSQL fails',
      { email: { like: '\\\\\\' } },
      'The pattern for "email" ends with a backslash.',
    ],
  ])('%s', (_name, where, message) => {
    expect(() => boundFor(where)).toThrow(refusal(message))
  })

  test.each<[string, unknown]>([
    ['accessLvl', '1'],
    ['accessLvl', 1.5],
    ['accessLvl', 2 ** 31],
    ['accessLvl', 2 ** 53],
    ['accessLvl', true],
    ['isActive', 'true'],
    ['isActive', 1],
    ['email', 1],
    ['email', 'a\0'],
    ['email', '\ud800'],
    ['email', '\udc00a'],
    ['id', '1'],
    ['id', 'zzzzzzzz-0000-4000-8000-000000000000'],
    ['updatedAt', 1_726_268_400_000],
    ['updatedAt', 'yesterday'],
    ['updatedAt', '2024-09-13T23:00:00'],
    ['updatedAt', '2024-02-30T00:00:00Z'],
    ['updatedAt', '2024-13-01'],
    ['updatedAt', '2024-09-13T24:00:00Z'],
    ['updatedAt', '0000-01-01'],
    ['updatedAt', '0001-01-01T00:00:00+10:00'],
    ['updatedAt', '9999-12-31T23:59:59-10:00'],
    ['updatedAt', '+012024-01-01T00:00:00Z'],
    ['updatedAt', 'infinity'],
  ])('%s compared with %j', (name, value) => {
    expect(() => boundFor({ [name]: value })).toThrow(`"${name}" must be compared with`)
    expect(() => boundFor({ [name]: { inq: [value] } })).toThrow(`"${name}" must be compared with`)
  })

  test.each([['15.25'], [Number.POSITIVE_INFINITY], [true]])('a pay rate compared with %j', (value) => {
    expect(() => boundFor({ defaultPayRate: value }, positionEntity)).toThrow(
      'must be compared with a number',
    )
  })
})

test('30 conditions, 5 deep, and a list of 500 are allowed', () => {
  expect(boundFor({ or: list(30, { email: 'a' }) }).values).toHaveLength(31)
  expect(boundFor(nestedAnd(5)).values).toContain('Ash')
  expect(boundFor({ accessLvl: { inq: list(500, 1) } }).values).toContainEqual(list(500, 1))
})

test('values are never part of the SQL text', () => {
  const { text, values } = boundFor({ email: "'; drop table users --", accessLvl: { inq: [424_242] } })
  expect(text).not.toMatch(/drop|424242/)
  expect(values).toEqual([1, "'; drop table users --", [424_242]])
})

test('a field exists for the level above', () => {
  expect(boundFor({ paychexId: '000' }, userEntity, 2).values).toContain('000')
})

test('instants with offsets and in other notations are accepted', () => {
  const sent = [
    '2024-09-13',
    '2024-09-13T19:00-04:00',
    '2024-09-13T23:00:00.5Z',
    '2024-02-29T23:59:59.999999Z',
  ]
  expect(boundFor({ updatedAt: { inq: sent } }).values).toContainEqual([
    '2024-09-13T00:00:00.000Z',
    '2024-09-13T23:00:00.000Z',
    '2024-09-13T23:00:00.500Z',
    '2024-02-29T23:59:59.999Z',
  ])
})

test('conditions in relations count too', () => {
  const include = [{ relation: 'positions', scope: { where: { id: { gt: 1, lt: 2 } } } }]
  const filter = { where: { and: list(29, { email: 'a' }) }, include }
  const statement = new Statement({ accessLvl: 1, festivalId: 1 })
  const build = () => selectJson(statement, userEntity, parseFilter(JSON.stringify(filter)))
  expect(build).toThrow(refusal('At most 30 conditions may be given.'))
})
