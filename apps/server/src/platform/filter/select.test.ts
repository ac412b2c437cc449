import { describe, expect, test } from 'vitest'
import { parseFilter } from './parse.ts'
import { selectJson } from './select.ts'
import { Statement } from './statement.ts'
import { timeEntryEntity, userEntity } from './testing/sample.ts'

function textFor(filter: unknown, { entity = userEntity, accessLvl = 1 } = {}) {
  const statement = new Statement({ accessLvl, festivalId: 1 })
  return selectJson(statement, entity, parseFilter(JSON.stringify(filter)))
}

const allBut = (hidden: string) => [...userEntity.fields.keys()].filter((name) => name !== hidden)
const refusal = (message: string) => expect.objectContaining({ code: 'invalidFilter', status: 400, message })

describe('400, naming it:', () => {
  test.each<[string, unknown, string]>([
    ['an order by an unknown field', { order: 'badge' }, 'User has no field "badge".'],
    ['an order by a field above the level', { order: 'paychexId' }, 'User has no field "paychexId".'],
    [
      'an order by a field that is only shown',
      { order: 'photo' },
      'User cannot be filtered or sorted by "photo".',
    ],
    ['an order in no direction', { order: 'email UP' }, '"email UP" is no order.'],
    ['two orders of which one is none', { order: 'email ASC, id UP' }, '" id UP" is no order.'],
    ['an order that is SQL', { order: 'email;drop' }, 'User has no field "email;drop".'],
    ['the showing of an unknown field', { fields: ['badge'] }, 'User has no field "badge".'],
    ['the showing of a field above the level', { fields: ['paychexId'] }, 'User has no field "paychexId".'],
    [
      'the hiding of a field above the level',
      { fields: { paychexId: false } },
      'User has no field "paychexId".',
    ],
    [
      'the hiding of everything',
      { fields: Object.fromEntries(allBut('paychexId').map((name) => [name, false])) },
      '"fields" leaves nothing of User.',
    ],
    ['an unknown relation', { include: ['sessions'] }, 'User has no relation "sessions".'],
    ['a relation above the level', { include: ['timeEntries'] }, 'User has no relation "timeEntries".'],
    ['a relation that every object has', { include: ['__proto__'] }, 'User has no relation "__proto__".'],
    [
      'a field that a relation does not have',
      { include: [{ relation: 'positions', scope: { where: { badge: 1 } } }] },
      'Position has no field "badge".',
    ],
  ])('%s', (_name, filter, message) => {
    expect(() => textFor(filter)).toThrow(refusal(message))
  })

  test('limit and offset of a to-one relation', () => {
    const filter = { include: [{ relation: 'user', scope: { limit: 1 } }] }
    expect(() => textFor(filter, { entity: timeEntryEntity })).toThrow(
      refusal('"user" is one row and has no pages.'),
    )
  })
})

test('the level above has all of it', () => {
  const filter = { order: 'paychexId', fields: ['paychexId'], include: ['timeEntries'] }
  expect(textFor(filter, { accessLvl: 2 })).toContain('"paychexId"')
})

test('limit and offset are bound parameters, so that the next page is the same statement', () => {
  expect(textFor({ limit: 7, skip: 14 })).toBe(textFor({ limit: 7, skip: 21 }))
})
