import { expect, test } from 'vitest'
import { type PlannedDetails, placeChange } from './place-change.ts'

const planned: PlannedDetails = {
  ...{ positionId: 3, part: 'whole' },
  ...{ callAt: new Date('2024-10-04T21:00:00Z'), endsAt: new Date('2024-10-05T05:00:00Z') },
}
const published = { ...planned, isCancelled: false }

test.each([
  ['nobody was told of it', planned, null, 'new'],
  ['they were told the same', planned, published, null],
  ['the position is another', { ...planned, positionId: 4 }, published, 'changed'],
  ['it is half the night', { ...planned, part: 'second' as const }, published, 'changed'],
  ['the call time moved', { ...planned, callAt: new Date('2024-10-04T21:30:00Z') }, published, 'changed'],
  ['it ends earlier', { ...planned, endsAt: new Date('2024-10-05T04:00:00Z') }, published, 'changed'],
  ['it was taken off', null, published, 'removed'],
  ['they were told that it was taken off', null, { ...published, isCancelled: true }, null],
  ['it is on again', planned, { ...published, isCancelled: true }, 'new'],
  ['it was never told and taken off', null, null, null],
])('%s', (_, now, told, expected) => expect(placeChange(now, told)).toBe(expected))
