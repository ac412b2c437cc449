import { expect, test } from 'vitest'
import { APPLICATION_STATUSES } from './contract.ts'
import { canHold, canReject, isInStatus, type StatusFilter } from './status.ts'

test.each([
  ['pending', ['new', 'held']],
  ['new', ['new']],
  ['held', ['held']],
  ['rejected', ['rejected']],
  ['hired', ['hired']],
] as [StatusFilter, string[]][])('%s shows %j', (filter, statuses) => {
  expect(APPLICATION_STATUSES.filter((status) => isInStatus(filter, status))).toEqual(statuses)
})

test('hold and reject are offered only when they change the status', () => {
  expect(APPLICATION_STATUSES.filter(canHold)).toEqual(['new', 'rejected'])
  expect(APPLICATION_STATUSES.filter(canReject)).toEqual(['new', 'held'])
})
