import { expect, test } from 'vitest'
import { APPLICATION_STATUSES } from './contract.ts'
import { canHold, canReject, defaultStatusFilter, isFinal, isInStatus, type StatusFilter } from './status.ts'

const ARCHIVED_AT = '2024-11-20T15:00:00.000Z'

test.each([
  ['pending', ['new', 'held'], []],
  ['new', ['new'], []],
  ['held', ['held'], []],
  ['rejected', ['rejected'], []],
  ['hired', ['hired'], []],
  ['archived', [], APPLICATION_STATUSES],
  ['all', APPLICATION_STATUSES, APPLICATION_STATUSES],
] as [StatusFilter, string[], string[]][])('%s shows %j, and of the archived ones %j', (filter, ...shown) => {
  const inStatus = (archivedAt: string | null) =>
    APPLICATION_STATUSES.filter((status) => isInStatus(filter, { status, archivedAt }))
  expect([inStatus(null), inStatus(ARCHIVED_AT)]).toEqual(shown)
})

test('a running season shows the pending ones first, a closed or an earlier one all', () => {
  expect(defaultStatusFilter(undefined)).toBe('pending')
  expect(defaultStatusFilter({ isCurrent: true, closedAt: null })).toBe('pending')
  expect(defaultStatusFilter({ isCurrent: true, closedAt: ARCHIVED_AT })).toBe('all')
  expect(defaultStatusFilter({ isCurrent: false, closedAt: null })).toBe('all')
})

test.each([
  ['in an open season', null, null, false],
  ['archived', ARCHIVED_AT, ARCHIVED_AT, true],
  ['from before the closing', null, '2024-11-20T15:00:00.001Z', true],
  ['from the instant of the closing', null, ARCHIVED_AT, false],
  ['from after the closing', null, '2024-11-20T14:59:59.999Z', false],
])('an application %s is final: %s, %s: %s', (_, archivedAt, closedAt, expected) => {
  expect(isFinal({ archivedAt, createdAt: ARCHIVED_AT }, { closedAt })).toBe(expected)
})

test('hold and reject are offered only when they change the status', () => {
  expect(APPLICATION_STATUSES.filter(canHold)).toEqual(['new', 'rejected'])
  expect(APPLICATION_STATUSES.filter(canReject)).toEqual(['new', 'held'])
})
