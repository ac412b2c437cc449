import { describe, expect, test } from 'vitest'
import { parseFilter, parseWhere } from './parse.ts'

const nested = (depth: number): object => ({
  include: depth ? [{ relation: 'a', scope: nested(depth - 1) }] : [],
})

test('an empty filter has no conditions', () => {
  expect(parseFilter(undefined)).toEqual({})
  expect(parseFilter('')).toEqual({})
  expect(parseWhere(undefined)).toEqual({})
})

test('both LoopBack notations are accepted', () => {
  const filter = {
    order: 'name DESC',
    offset: 5,
    limit: 0,
    fields: { id: true },
    include: ['a', { relation: 'b' }],
  }
  expect(parseFilter(JSON.stringify(filter))).toEqual({
    order: ['name DESC'],
    skip: 5,
    limit: 0,
    fields: { id: true },
    include: [{ relation: 'a' }, { relation: 'b' }],
  })
})

test('texts are taken for numbers, for true and false, and for lists of one', () => {
  const filter = { limit: '2', skip: '1', fields: { id: 'true', name: 'false' }, include: 'a' }
  expect(parseFilter(JSON.stringify(filter))).toEqual({
    limit: 2,
    skip: 1,
    fields: { id: true, name: false },
    include: [{ relation: 'a' }],
  })
  expect(parseFilter('{"fields":"name"}')).toEqual({ fields: ['name'] })
})

test('several orders may stand in one text', () => {
  const order = (value: unknown) => parseFilter(JSON.stringify({ order: value })).order
  expect(order('a DESC, b ASC')?.map((part) => part.trim())).toEqual(['a DESC', 'b ASC'])
  expect(order(['a, b', 'c'])?.map((part) => part.trim())).toEqual(['a', 'b', 'c'])
  expect(order('a DESC,')).toEqual(['a DESC'])
  expect(order('')).toEqual([])
})

test('of skip and offset, skip counts', () => {
  expect(parseFilter('{"offset":7,"skip":1}').skip).toBe(1)
  expect(parseFilter('{"skip":0,"offset":7}').skip).toBe(7)
})

test('null is as if it were not there', () => {
  const filter = {
    where: null,
    include: null,
    order: null,
    limit: null,
    skip: null,
    offset: null,
    fields: null,
  }
  expect(parseFilter(JSON.stringify(filter))).toEqual({})
  expect(parseFilter('null')).toEqual({})
  expect(parseWhere('null')).toEqual({})
})

describe('400, naming it:', () => {
  test.each<[string, unknown, string]>([
    ['a list in the place of the filter', [], '"filter" must be an object.'],
    ['an unknown key', { were: {} }, 'The filter knows no "were".'],
    ['an unknown key without a value', { were: null }, 'The filter knows no "were".'],
    [
      'a key of a key that is too long',
      { ['x'.repeat(100)]: 1 },
      `The filter knows no "${'x'.repeat(60)}…".`,
    ],
    ['a where that is no object', { where: [] }, '"where" must be an object.'],
    [
      'an include that is no list',
      { include: { a: 1 } },
      '"include" must be a list, or the name of a relation.',
    ],
    ['an include without a relation', { include: [{}] }, 'Each part of "include" must name a relation.'],
    ['an include of a number', { include: [1] }, '"include" must be an object.'],
    [
      'an unknown key in an include',
      { include: [{ relation: 'a', where: {} }] },
      '"include" knows no "where".',
    ],
    [
      'an unknown key in a scope',
      { include: [{ relation: 'a', scope: { x: 1 } }] },
      'The filter knows no "x".',
    ],
    ['the same relation twice', { include: ['a', { relation: 'a' }] }, 'The relation "a" is included twice.'],
    ['relations four deep', nested(4), 'Relations may be nested at most 3 deep.'],
    ['eleven relations', { include: [...'abcdefghijk'] }, 'At most 10 relations may be included.'],
    [
      'an order that is no text',
      { order: 1 },
      '"order" must be a text such as "startTime DESC", or a list of them.',
    ],
    ['eleven orders', { order: [...'abcdefghijk'] }, '"order" may have at most 10 parts.'],
    ['eleven orders in a text', { order: 'a,b,c,d,e,f,g,h,i,j,k' }, '"order" may have at most 10 parts.'],
    ['a limit of words', { limit: 'five' }, '"limit" must be a whole number from 0 to 10000.'],
    ['a limit as a long text', { limit: '00000000005' }, '"limit" must be a whole number from 0 to 10000.'],
    ['a limit as an empty text', { limit: '' }, '"limit" must be a whole number from 0 to 10000.'],
    ['two limits', { limit: ['1', '2'] }, '"limit" must be a whole number from 0 to 10000.'],
    ['a limit below zero', { limit: -1 }, '"limit" must be a whole number from 0 to 10000.'],
    ['a limit with a fraction', { limit: 1.5 }, '"limit" must be a whole number from 0 to 10000.'],
    ['a limit above 10,000', { limit: 10_001 }, '"limit" must be a whole number from 0 to 10000.'],
    ['a skip below zero', { skip: -1 }, '"skip" must be a whole number from 0 to 2147483647.'],
    ['an offset out of range', { offset: 2 ** 53 }, '"offset" must be a whole number from 0 to 2147483647.'],
    ['fields that are no names', { fields: [1] }, '"fields" must be an object.'],
    ['a field neither shown nor hidden', { fields: { id: 2 } }, '"fields" must say true or false for "id".'],
  ])('%s', (_name, filter, message) => {
    expect(() => parseFilter(JSON.stringify(filter))).toThrow(refusal(message))
  })

  test('text that is not JSON', () => {
    expect(() => parseFilter('{"where":')).toThrow(refusal('The filter is not JSON.'))
    expect(() => parseWhere('endTime')).toThrow(refusal('The where is not JSON.'))
  })

  test('text that is too long', () => {
    const long = JSON.stringify({ where: { name: 'x'.repeat(16_384) } })
    expect(() => parseFilter(long)).toThrow(refusal('The filter is longer than 16384 characters.'))
  })

  test('names of Object.prototype', () => {
    expect(() => parseFilter('{"__proto__":{"limit":1}}')).toThrow(
      refusal('The filter knows no "__proto__".'),
    )
    expect(() => parseFilter('{"constructor":{}}')).toThrow(refusal('The filter knows no "constructor".'))
    expect(() => parseFilter('{"include":[{"__proto__":{"relation":"a"}}]}')).toThrow(/knows no "__proto__"/)
  })
})

const refusal = (message: string) => expect.objectContaining({ code: 'invalidFilter', status: 400, message })
