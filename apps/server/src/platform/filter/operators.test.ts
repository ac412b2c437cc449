import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { festivals } from '../database/schema.ts'
import { defineEntity } from './entity.ts'
import { integer, text } from './fields.ts'
import { countRows, findJson } from './find.ts'

const { db } = await testDatabase()
const viewer = { accessLvl: 0, festivalId: null }
const entity = defineEntity({
  name: 'Festival',
  table: festivals,
  fields: (t) => ({ id: integer(t.id), name: text(t.name), hostName: text(t.hostName) }),
  scope: () => undefined,
})

beforeAll(() =>
  db.insert(festivals).values([
    { name: 'Bog', hostName: 'bog.example' },
    { name: 'bog', hostName: null },
    { name: '50% off', hostName: 'a_b.example' },
    { name: 'Psychosis\nII', hostName: 'axb.example' },
  ]),
)

test.each<[string, object, number[]]>([
  ['a value alone', { name: 'Bog' }, [1]],
  ['eq', { name: { eq: 'Bog' } }, [1]],
  ['neq', { name: { neq: 'Bog' } }, [2, 3, 4]],
  ['gt', { id: { gt: 2 } }, [3, 4]],
  ['gte', { id: { gte: 2 } }, [2, 3, 4]],
  ['lt', { id: { lt: 2 } }, [1]],
  ['lte', { id: { lte: 2 } }, [1, 2]],
  ['between, both ends included', { id: { between: [2, 3] } }, [2, 3]],
  ['between, upside down', { id: { between: [3, 2] } }, []],
  ['inq', { name: { inq: ['Bog', 'bog', 'cat'] } }, [1, 2]],
  ['nin', { name: { nin: ['Bog', 'bog'] } }, [3, 4]],
  ['an empty inq', { hostName: { inq: [] } }, []],
  ['an empty nin', { hostName: { nin: [] } }, [1, 2, 3, 4]],
  ['like, which looks at case', { name: { like: 'B%' } }, [1]],
  ['ilike, which does not', { name: { ilike: 'B%' } }, [1, 2]],
  ['nlike', { name: { nlike: 'B%' } }, [2, 3, 4]],
  ['nilike', { name: { nilike: 'B%' } }, [3, 4]],
  ['like with the option i', { name: { like: 'B%', options: 'i' } }, [1, 2]],
  ['nlike with the option i', { name: { nlike: 'B%', options: 'i' } }, [3, 4]],
  ['like without options', { name: { like: 'B%', options: '' } }, [1]],
  ['nlike, which passes over what has no value', { hostName: { nlike: 'bog%' } }, [3, 4]],
  ['like of the whole text', { name: { like: 'o' } }, []],
  ['like over lines', { name: { like: 'Psy%II' } }, [4]],
  ['_ for one character', { hostName: { like: 'a_b.%' } }, [3, 4]],
  ['an escaped _', { hostName: { like: 'a\\_b.%' } }, [3]],
  ['an escaped %', { name: { like: '50\\%%' } }, [3]],
  ['null alone', { hostName: null }, [2]],
  ['eq null', { hostName: { eq: null } }, [2]],
  ['neq null', { hostName: { neq: null } }, [1, 3, 4]],
  ['null: true', { hostName: { null: true } }, [2]],
  ['null: false', { hostName: { null: false } }, [1, 3, 4]],
  ['neq, which passes over what has no value', { hostName: { neq: 'bog.example' } }, [3, 4]],
  ['nin, which passes over it too', { hostName: { nin: ['bog.example'] } }, [3, 4]],
  ['two operators', { id: { gt: 1, lt: 4 } }, [2, 3]],
  ['two fields', { name: 'bog', hostName: null }, [2]],
  ['or', { or: [{ id: 1 }, { name: 'bog' }] }, [1, 2]],
  ['or beside a field', { or: [{ id: 1 }, { id: 2 }], name: 'bog' }, [2]],
  ['and in or', { or: [{ and: [{ id: 1 }, { name: 'bog' }] }, { id: 3 }] }, [3]],
  ['or with an empty member, which is left out', { or: [{}, { id: 1 }] }, [1]],
  ['an or without members', { or: [] }, [1, 2, 3, 4]],
  ['an and without members beside a field', { and: [], id: '2' }, [2]],
  ['nothing', {}, [1, 2, 3, 4]],
])('%s', async (_name, where, ids) => {
  const rows = JSON.parse(await findJson(db, entity, { where: { ...where }, fields: ['id'] }, viewer))
  expect(rows.map(({ id }: { id: number }) => id)).toEqual(ids)
  expect(await countRows(db, entity, { ...where }, viewer)).toBe(ids.length)
})

test.each<[string[], number[]]>([
  [['name'], [3, 1, 4, 2]],
  [['name DESC'], [2, 4, 1, 3]],
  [['hostName asc'], [3, 4, 1, 2]],
  [['hostName desc'], [2, 1, 4, 3]],
  [
    ['id DESC', 'name'],
    [4, 3, 2, 1],
  ],
])('ordered by %j', async (order, ids) => {
  const rows = JSON.parse(await findJson(db, entity, { order, fields: ['id'] }, viewer))
  expect(rows.map(({ id }: { id: number }) => id)).toEqual(ids)
})
