import type { Board, BoardPlace } from '@nightshift/shared/nights/tonight/contract'

// One time for all: between two calls of the clock a minute may pass.
const NOW = Date.now()
const minutes = (count: number) => new Date(NOW + count * 60_000).toISOString()
let id = 0

/** Somebody on tonight's plan, called 20 minutes ago. */
export const place = (name: string, changes: Partial<BoardPlace> = {}): BoardPlace => ({
  ...{ id: ++id, positionId: 1, part: 'whole', userId: userId(id), name, phone: '845-555-0100' },
  ...{ callAt: minutes(-20), entry: null, mark: null, answer: null, answerReason: null },
  updatedAt: '2024-10-01T00:00:00.000Z',
  ...changes,
})

export const userId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const inSince = (before: number) => ({ entry: { startTime: minutes(-before), endTime: null } })

/** A board of one night whose gates open in an hour. */
export const board = (changes: Partial<Board> = {}): Board => ({
  ...{ festivalId: 1, now: minutes(0), lateAfterMinutes: 10, next: null },
  tonight: {
    ...{ date: '2024-10-04', label: 'Friday, October 4', gatesAt: minutes(60), endsAt: minutes(400) },
    ...{ planned: 3, needed: 5, isCalledOff: false },
  },
  positions: [
    { id: 1, name: 'Actor', eventName: 'Hayride', needed: 3, callAt: minutes(-20) },
    { id: 2, name: 'Driver', eventName: 'Hayride', needed: 1, callAt: minutes(-20) },
  ],
  places: [],
  extras: [],
  ...changes,
})
