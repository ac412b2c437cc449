import { expect, test } from 'vitest'
import { changeOfStored, type PlaceChange, placeChange, type ToldPlace } from './place-change.ts'

const callAt = new Date('2024-10-04T21:00:00Z')
const endsAt = new Date('2024-10-05T05:00:00Z')
const told: ToldPlace = { positionId: 1, part: 'whole', callAt, endsAt }
const later = new Date('2024-10-04T21:30:00Z')

test.each<[string, PlaceChange, ToldPlace | null, ToldPlace | null]>([
  ['was never told', 'new', told, null],
  ['is as it was told', 'none', { ...told, callAt: new Date(callAt) }, told],
  ['has another position', 'changed', { ...told, positionId: 2 }, told],
  ['has another part', 'changed', { ...told, part: 'first' }, told],
  ['begins later', 'changed', { ...told, callAt: later }, told],
  ['ends later', 'changed', { ...told, endsAt: later }, told],
  ['was taken off', 'removed', null, told],
  ['was taken off, and that was told', 'none', null, null],
])('a place that %s: %s', (_, expected, planned, published) => {
  expect(placeChange({ planned, published })).toBe(expected)
})

const stored = {
  ...{ positionId: 1, part: 'whole' as const, removedAt: null, isCancelled: false },
  ...{ publishedPositionId: 1, publishedPart: 'whole' as const },
  ...{ publishedCallAt: callAt, publishedEndsAt: endsAt },
}
const unpublished = {
  ...{ publishedPositionId: null, publishedPart: null, publishedCallAt: null, publishedEndsAt: null },
}

test.each<[PlaceChange, Partial<Parameters<typeof changeOfStored>[0]>]>([
  ['none', {}],
  ['new', unpublished],
  ['changed', { publishedCallAt: later }],
  ['removed', { removedAt: later }],
  ['none', { removedAt: later, isCancelled: true }],
])('of a stored place: %s', (expected, changes) => {
  expect(changeOfStored({ ...stored, ...changes }, { callAt, endsAt })).toBe(expected)
})

test('of a stored place whose night is gone: removed, if somebody was told', () => {
  expect(changeOfStored(stored, null)).toBe('removed')
  expect(changeOfStored({ ...stored, ...unpublished }, null)).toBe('none')
})
