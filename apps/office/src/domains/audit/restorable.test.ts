import { expect, test } from 'vitest'
import { restorableRows } from './restorable.ts'

const row = (id: number, action: string, entityId = '7', entity = 'timeEntry') => ({
  ...{ id, action, entityId, entity },
})

test.each([
  ['a deletion', [row(1, 'delete')], [1]],
  ['a deletion of their own entry', [row(1, 'deleteOwn')], [1]],
  ['no deletion that was restored since', [row(2, 'undelete'), row(1, 'delete')], []],
  ['the newest of two deletions', [row(3, 'delete'), row(2, 'undeleteOwn'), row(1, 'delete')], [3]],
  ['a deletion before the restoration of another entry', [row(2, 'undelete', '8'), row(1, 'delete')], [1]],
  ['no deletion of another kind of record', [row(1, 'delete', '7', 'position')], []],
  ['no other change', [row(1, 'edit')], []],
])('offers %s', (_, rows, expected) => {
  expect([...restorableRows(rows)]).toEqual(expected)
})
