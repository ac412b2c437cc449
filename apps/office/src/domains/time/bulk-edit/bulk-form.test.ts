import { expect, test } from 'vitest'
import { type BulkForm, type BulkKind, changeOf, EMPTY_FORM } from './bulk-form.ts'

test.each<[BulkKind, Partial<BulkForm>, unknown]>([
  ['end', {}, undefined],
  ['end', { time: '01:30' }, { endTime: '01:30' }],
  ['end', { time: '01:30:00' }, { endTime: '01:30' }],
  ['position', {}, undefined],
  ['position', { position: '7' }, { positionId: 7, payrate: 'held' }],
  ['position', { position: '7', rates: 'kept' }, { positionId: 7 }],
  ['position', { position: '7', rates: 'typed' }, undefined],
  ['position', { position: '7', rates: 'typed', rate: '15.1' }, undefined],
  ['position', { position: '7', rates: 'typed', rate: '15.25' }, { positionId: 7, payrate: 15.25 }],
  ['note', {}, undefined],
  ['note', { note: 'Rain' }, { note: { append: 'Rain' } }],
  ['note', { notes: 'replace' }, { note: { replace: '' } }],
  ['end', { time: '01:30', which: 'second' }, { endTime: '01:30' }],
])('%s %o', (kind, form, change) => {
  expect(changeOf(kind, { ...EMPTY_FORM, ...form })).toEqual(change)
})

test('of a time that comes twice, the form asks which', () => {
  const form = { ...EMPTY_FORM, time: '01:30' }
  expect(changeOf('end', form, true)).toBeUndefined()
  expect(changeOf('end', { ...form, which: 'second' }, true)).toEqual({ endTime: '01:30', which: 'second' })
})
