import { expect, test } from 'vitest'
import {
  changeOfStored,
  type PlaceChange,
  type PublishedPlace,
  placeChange,
  timesToPublish,
} from './place-change.ts'

const callAt = new Date('2024-10-04T21:00:00Z')
const endsAt = new Date('2024-10-05T05:00:00Z')
const published: PublishedPlace = { positionId: 1, part: 'whole', callAt, endsAt }
const before = new Date('2024-10-01T12:00:00Z')
const later = new Date('2024-10-04T21:30:00Z')

test.each<[string, PlaceChange, PublishedPlace | null, PublishedPlace | null]>([
  ['was never published', 'new', published, null],
  ['is as it was published', 'none', { ...published, callAt: new Date(callAt) }, published],
  ['has another position', 'changed', { ...published, positionId: 2 }, published],
  ['has another part', 'changed', { ...published, part: 'first' }, published],
  ['begins later', 'changed', { ...published, callAt: later }, published],
  ['ends later', 'changed', { ...published, endsAt: later }, published],
  ['was taken off', 'removed', null, published],
  ['was taken off, and that was published', 'none', null, null],
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
  expect(changeOfStored({ ...stored, ...changes }, { callAt, endsAt }, before)).toBe(expected)
})

test('of a stored place whose night is gone: removed, if it was published', () => {
  expect(changeOfStored(stored, null, before)).toBe('removed')
  expect(changeOfStored({ ...stored, ...unpublished }, null, before)).toBe('none')
})

const EARLIER = new Date('2024-10-04T20:00:00Z')
const SECOND_HALF = new Date('2024-10-05T01:00:00Z')

test.each<[string, PlaceChange, Date, Date, object]>([
  ['before it', 'changed', EARLIER, new Date('2024-10-04T19:00:00Z'), {}],
  ['in the evening', 'none', EARLIER, new Date('2024-10-05T00:00:00Z'), {}],
  ['when the night is over', 'none', EARLIER, new Date('2024-10-06T00:00:00Z'), {}],
  ['in the evening, to a later one', 'changed', SECOND_HALF, new Date('2024-10-05T00:00:00Z'), {}],
  ['in another position', 'changed', EARLIER, new Date('2024-10-06T00:00:00Z'), { positionId: 2 }],
])('another call time, set %s: %s', (_, expected, planned, now, changes) => {
  expect(changeOfStored({ ...stored, ...changes }, { callAt: planned, endsAt }, now)).toBe(expected)
})

test('a place that is moved after its call keeps the time that was published', () => {
  const now = new Date('2024-10-05T00:00:00Z')
  const moved = { ...stored, positionId: 2 }
  expect(timesToPublish(moved, { callAt: EARLIER, endsAt }, now)).toEqual({ callAt, endsAt })
  const half = { ...stored, part: 'second' as const }
  expect(timesToPublish(half, { callAt: EARLIER, endsAt }, now)).toEqual({ callAt: EARLIER, endsAt })
})
