import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBrackets } from './brackets.ts'
import { type Filter, filterOf, whereOf } from './parse.ts'
import { selectJson } from './select.ts'
import { Statement } from './statement.ts'
import { filters, viewers } from './testing/arbitraries.ts'
import { makeRows } from './testing/rows.ts'
import { timeEntryEntity, userEntity } from './testing/sample.ts'

const read = (query: string) => readBrackets(`/api/users?${query}`, 'filter')
const refusal = (message: string) => expect.objectContaining({ code: 'invalidFilter', status: 400, message })

test.each<[string, unknown]>([
  ['filter[where][eventId]=1', { where: { eventId: '1' } }],
  ['filter%5Bwhere%5D%5BeventId%5D=1', { where: { eventId: '1' } }],
  ['filter[where][name]=Gate%20keeper+2%2B', { where: { name: 'Gate keeper 2+' } }],
  ['filter[where][a]=x%26filter[limit]%3D1', { where: { a: 'x&filter[limit]=1' } }],
  ['filter[limit]=2&_=17&filter[skip]=1', { limit: '2', skip: '1' }],
  ['filter[include][]=event', { include: ['event'] }],
  ['filter[include]=a&filter[include]=b', { include: ['a', 'b'] }],
  ['filter[include][][relation]=event', { include: [{ relation: 'event' }] }],
  [
    'filter[include][][relation]=a&filter[include][][scope][limit]=1&filter[include][1][relation]=b',
    { include: [{ relation: 'a', scope: { limit: '1' } }, { relation: 'b' }] },
  ],
  ['filter[order][1]=b&filter[order][0]=a', { order: ['a', 'b'] }],
  ['filter[order][10]=b&filter[order][9]=a', { order: ['a', 'b'] }],
  ['filter[order][0]=a&filter[order][]=b', { order: ['a', 'b'] }],
  ['filter[limit]=', { limit: '' }],
  ['filter[limit]', { limit: '' }],
])('%s', (query, filter) => {
  expect(read(query)).toEqual(filter)
})

test('an address without brackets has none', () => {
  for (const query of [
    '',
    'filter={"limit":1}',
    'filter=[]',
    'where[id]=1',
    'afilter[limit]=1',
    'filterx[limit]=1',
  ])
    expect(read(query)).toBeUndefined()
})

test('a number of any size takes one place in the list', () => {
  const list = read(`filter[order][4294967296]=c&filter[order][${'9'.repeat(300)}]=d&filter[order][2]=b`)
  expect(list).toEqual({ order: ['b', 'c', 'd'] })
})

test('hundreds of members are a list, as LoopBack wants no more than 20', () => {
  const query = Array.from({ length: 500 }, (_, index) => `filter[where][id][inq][${index}]=${index}`)
  const { where } = filterOf(`/api/users?${query.join('&')}`, undefined) as {
    where: { id: { inq: string[] } }
  }
  expect(where.id.inq).toEqual(Array.from({ length: 500 }, (_, index) => String(index)))
})

describe('400, naming it:', () => {
  test.each([
    ['filter[where][a', 'The brackets "[where][a" cannot be read.'],
    ['filter[where]a[b]=1', 'The brackets "[where]a[b]" cannot be read.'],
    ['filter[where][[a]]=1', 'The brackets "[where][[a]]" cannot be read.'],
    [`filter${'[a]'.repeat(25)}=1`, 'Brackets may be nested at most 24 deep.'],
    [`filter${'[a]'.repeat(5000)}=1`, 'Brackets may be nested at most 24 deep.'],
    ['filter={"limit":1}&filter[limit]=2', 'The filter is given as JSON and in brackets; give one of them.'],
    ['filter[where]=x&filter[where][a]=1', '"filter[where][a]" does not fit what stands beside it.'],
    ['filter[where][a]=1&filter[where]=x', '"filter[where]" does not fit what stands beside it.'],
    ['filter[order][1]=a&filter[order][]=b', '"filter[order][]" does not fit what stands beside it.'],
  ])('%s', (query, message) => {
    expect(() => read(query)).toThrow(refusal(message))
  })

  test.each([
    ['filter[0]=a', '"filter" must be an object.'],
    ['filter[where][0]=a', '"where" must be an object.'],
    ['filter[where]={"id":1}', '"where" must be an object.'],
    ['filter[limit]=1&filter[limit]=2', '"limit" must be a whole number from 0 to 10000.'],
    ['filter[limit][]=1', '"limit" must be a whole number from 0 to 10000.'],
    [
      'filter[include][][relation]=a&filter[include][][relation]=b',
      'Each part of "include" must name a relation.',
    ],
    ['filter[order][a]=1', '"order" must be a text such as "startTime DESC", or a list of them.'],
    ['filter[__proto__][limit]=1', 'The filter knows no "__proto__".'],
    ['filter[constructor][prototype][limit]=1', 'The filter knows no "constructor".'],
    ['filter[fields][__proto__]=x', '"fields" must say true or false for "__proto__".'],
    ['filter[include][0][__proto__][relation]=a', '"include" knows no "__proto__".'],
  ])('%s', (query, message) => {
    expect(() => filterOf(`/api/users?${query}`, undefined)).toThrow(refusal(message))
  })

  const build = (query: string) => {
    const filter = filterOf(`/api/users?${query}`, undefined)
    return selectJson(new Statement({ accessLvl: 3, festivalId: 1 }), userEntity, filter)
  }
  const members = (length: number) =>
    Array.from({ length }, (_, index) => `filter[where][or][${index}][email]=a`).join('&')

  test.each([
    ['filter[where][__proto__][x]=1', 'User has no field "__proto__".'],
    ['filter[where][constructor]=1', 'User has no field "constructor".'],
    ['filter[where][email][__proto__]=1', 'There is no operator "__proto__" for "email".'],
    ['filter[where][passwordHash]=x', 'User has no field "passwordHash".'],
    ['filter[where][email]=a&filter[where][email]=b', '"email" must be an object.'],
    ['filter[where][email][regexp]=a', 'There is no operator "regexp" for "email".'],
    [members(31), 'At most 30 conditions may be given.'],
    [`filter[where]${'[and][0]'.repeat(6)}[email]=a`, '"and" and "or" may be nested at most 5 deep.'],
    [
      [0, 1, 2, 3]
        .map((deep) => `filter${'[include][0][scope]'.repeat(deep)}[include][0][relation]=a`)
        .join('&'),
      'Relations may be nested at most 3 deep.',
    ],
    [
      Array.from({ length: 501 }, () => 'filter[where][accessLvl][inq]=1').join('&'),
      '"inq" of "accessLvl" must be a list of at most 500 values.',
    ],
    ['filter[where][accessLvl][inq]=1', '"inq" of "accessLvl" must be a list of at most 500 values.'],
  ])('%.60s', (query, message) => {
    expect(() => build(query)).toThrow(refusal(message))
  })

  test('nothing was added to what every object has', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { x?: string; limit?: string }).x ?? ({} as { limit?: string }).limit).toBeUndefined()
  })
})

test('the deepest filter that is allowed fits into the brackets', () => {
  const path = `${'[include][0][scope]'.repeat(3)}[where]${'[and][0]'.repeat(5)}[startTime][between]`
  expect(() => read(`filter${path}[0]=a&filter${path}[1]=b`)).not.toThrow()
})

/** Without what brackets cannot say: null, and lists and objects without members. */
function sayable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const kept = Object.entries(value)
    .map(([key, part]) => [key, sayable(part)] as const)
    .filter(([, part]) => part !== undefined)
  if (!kept.length) return undefined
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)
}

const pairs = (value: unknown, name: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pairs(part, `${name}[${key}]`))
    : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`]

test('a filter in brackets makes the same statement as its JSON', () => {
  const rows = makeRows()
  const cases = fc
    .tuple(fc.constantFrom(userEntity, timeEntryEntity), viewers)
    .chain(([entity, viewer]) =>
      fc.tuple(fc.constant(entity), fc.constant(viewer), filters(rows, entity, viewer)),
    )
  fc.assert(
    fc.property(cases, ([entity, viewer, generated]) => {
      const filter = (sayable(JSON.parse(JSON.stringify(generated))) ?? {}) as Filter
      const built = (url: string, text?: string) => {
        const statement = new Statement(viewer)
        try {
          return [selectJson(statement, entity, filterOf(url, text)), statement.values]
        } catch (error) {
          return (error as Error).message
        }
      }
      const json = built('/api/users', JSON.stringify(filter))
      expect(built(`/api/users?${pairs(filter, 'filter').join('&')}`)).toEqual(json)
    }),
    { numRuns: 300 },
  )
})

test('a count takes the conditions themselves', () => {
  expect(whereOf('/api/users/count?where[isActive]=true', undefined)).toEqual({ isActive: 'true' })
  expect(whereOf('/api/users/count', '{"isActive":true}')).toEqual({ isActive: true })
})
