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
    ['null that is neither', { email: { null: 2 } }, '"null" of "email" must be true or false.'],
    ['a pattern that is no text', { email: { like: 1 } }, 'The pattern for "email" must be a text.'],
    ['a pattern of two texts', { email: { nlike: ['a', 'b'] } }, 'The pattern for "email" must be a text.'],
    [
      'options that do not exist',
      { email: { like: 'a', options: 'x' } },
      '"options" of "email" may be "i" beside a pattern.',
    ],
    [
      'options beside no pattern',
      { email: { eq: 'a', options: 'i' } },
      '"options" of "email" may be "i" beside a pattern.',
    ],
    ['options alone', { email: { options: 'i' } }, 'The condition on "email" is empty.'],
    [
      'a pattern on which PostgreSQL fails',
      { email: { like: '\\\\\\' } },
      'The pattern for "email" ends with a backslash.',
    ],
  ])('%s', (_name, where, message) => {
    expect(() => boundFor(where)).toThrow(refusal(message))
  })

  test.each<[string, unknown]>([
    ['accessLvl', 'one'],
    ['accessLvl', ''],
    ['accessLvl', '1.5'],
    ['accessLvl', '0x10'],
    ['accessLvl', '1e3'],
    ['accessLvl', ' 1'],
    ['accessLvl', '2147483648'],
    ['accessLvl', '9'.repeat(400)],
    ['accessLvl', 'null'],
    ['accessLvl', 1.5],
    ['accessLvl', 2 ** 31],
    ['accessLvl', 2 ** 53],
    ['accessLvl', true],
    ['isActive', 'yes'],
    ['isActive', 'TRUE'],
    ['isActive', ''],
    ['isActive', 2],
    ['email', true],
    ['email', 'a\0'],
    ['email', '\ud800'],
    ['email', '\udc00a'],
    ['id', '1'],
    ['id', 'zzzzzzzz-0000-4000-8000-000000000000'],
    ['updatedAt', 8.64e15],
    ['updatedAt', -62_135_596_800_001],
    ['updatedAt', '1726268400000'],
    ['updatedAt', 'Fri, 31 Feb 2024 23:00:00 GMT'],
    ['updatedAt', 'Fri, 13 Sep 2024 24:00:00 GMT'],
    ['updatedAt', 'Fri, 13 Sep 2024 23:00:00'],
    ['updatedAt', 'Fri, 13 Sep 2024 23:00:00 EDT'],
    ['updatedAt', 'September 13, 2024'],
    ['updatedAt', '2024-09-13T23:00:00+00'],
    ['updatedAt', true],
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

  test.each([['15,25'], ['1/4'], [Number.POSITIVE_INFINITY], [true]])(
    'a pay rate compared with %j',
    (value) => {
      expect(() => boundFor({ defaultPayRate: value }, positionEntity)).toThrow(
        'must be compared with a number',
      )
    },
  )
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
    '2024-09-13T23:00:00+0000',
    '2024-09-13T19:00:00.000-0400',
    'Fri, 13 Sep 2024 23:00:00 GMT',
    'Fri, 13 Sep 2024 19:00:00 -0400',
    'Fri Sep 13 2024 19:00:00 GMT-0400 (Eastern Daylight Time)',
    1_726_268_400_000,
  ]
  expect(boundFor({ updatedAt: { inq: sent } }).values).toContainEqual([
    '2024-09-13T00:00:00.000Z',
    '2024-09-13T23:00:00.000Z',
    '2024-09-13T23:00:00.500Z',
    '2024-02-29T23:59:59.999Z',
    ...list(6, '2024-09-13T23:00:00.000Z'),
  ])
})

test('a text is converted to the type of its field', () => {
  const { values } = boundFor({
    accessLvl: '1',
    festivalId: { inq: ['1', 2, '-3'] },
    isActive: { inq: ['true', '1', 1, 'false', '0', 0] },
    phone: 8_455_550_199,
  })
  expect(values.slice(1)).toEqual([1, [1, 2, -3], [true, true, true, false, false, false], '8455550199'])
  expect(boundFor({ defaultPayRate: '15.25' }, positionEntity).values).toContain(15.25)
})

test('an "and" or an "or" without members sets no condition', () => {
  const none = boundFor({}).text
  for (const where of [{ or: [] }, { and: [] }, { and: [{ or: [] }, {}] }])
    expect(boundFor(where).text).toBe(none)
})

test('conditions in relations count too', () => {
  const include = [{ relation: 'positions', scope: { where: { id: { gt: 1, lt: 2 } } } }]
  const filter = { where: { and: list(29, { email: 'a' }) }, include }
  const statement = new Statement({ accessLvl: 1, festivalId: 1 })
  const build = () => selectJson(statement, userEntity, parseFilter(JSON.stringify(filter)))
  expect(build).toThrow(refusal('At most 30 conditions may be given.'))
})
