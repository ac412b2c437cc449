import type { Holder, SavedPunch, Shift } from '../merge.ts'

const FESTIVAL = 1
export const now = new Date('2024-10-05T04:00:00.000Z')
export const at = (time: string) => new Date(`2024-10-${time}:00.000Z`)

/** A clock-in at the start of a night. */
export const punch = (changes: Partial<SavedPunch> = {}): SavedPunch => ({
  festivalId: FESTIVAL,
  direction: 'in',
  at: at('04T21:00'),
  clockJumped: false,
  userPositionId: null,
  cashTips: null,
  creditTips: null,
  ...changes,
})

export const shift = (
  id: number,
  start: string,
  end: string | null,
  changes: Partial<Shift> = {},
): Shift => ({
  id,
  festivalId: FESTIVAL,
  startTime: at(start),
  endTime: end === null ? null : at(end),
  isTipped: false,
  longestShiftHours: 14,
  ...changes,
})

export const actor = { id: 71, label: 'The Bog - Actor' }
export const usher = { id: 72, label: 'Front Gate - Usher' }

export const holder = (changes: Partial<Holder> = {}): Holder => ({
  isActive: true,
  longestShiftHours: 14,
  positions: [actor],
  shifts: [],
  ...changes,
})
