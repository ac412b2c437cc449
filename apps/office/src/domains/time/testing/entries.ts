import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { person } from '@nightshift/ui/testing/samples.ts'

/** An entry as the server returns it. */
export const entry = (changes: Partial<TimeEntry> = {}): TimeEntry => ({
  id: 1,
  userId: person().id,
  festivalId: 1,
  positionId: 1,
  positionName: 'Bog Actor',
  payrate: 15.5,
  isTipped: false,
  startTime: '2024-10-04T21:00:00.000Z',
  endTime: '2024-10-05T05:00:00.000Z',
  cashTips: 0,
  creditTips: 0,
  note: '',
  needsReview: null,
  updatedAt: '2024-10-05T05:00:00.000Z',
  ...changes,
})
