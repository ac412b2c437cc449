import type { MyAvailability, MyNight } from '@nightshift/shared/nights/my-nights/contract'

/** A published night as the server returns it. */
export const myNight = (changes: Partial<MyNight> = {}): MyNight => ({
  placeId: 7,
  night: '2026-10-09',
  positionName: 'Bog Actor',
  eventName: 'The Bog',
  part: 'whole',
  callAt: '2026-10-09T21:00:00.000Z',
  endsAt: '2026-10-10T05:00:00.000Z',
  isCancelled: false,
  isCalledOff: false,
  sequence: 1,
  isSeen: true,
  answer: null,
  answerReason: null,
  ...changes,
})

export const myAvailability = (changes: Partial<MyAvailability> = {}): MyAvailability => ({
  seasonId: 3,
  season: {
    opensAt: '2026-10-02T23:00:00.000Z',
    weekends: 2,
    extraNights: [],
    shiftStart: '17:00',
    shiftEnd: '01:00',
  },
  isClosed: false,
  source: 'application',
  unavailable: ['2026-10-10'],
  planned: ['2026-10-09'],
  updatedAt: null,
  ...changes,
})
