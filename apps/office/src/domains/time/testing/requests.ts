import type { OwnRequest, WaitingRequest } from '@nightshift/shared/time/entry-requests/contract'
import { entry } from './entries.ts'

const { id, positionId, positionName, payrate, isTipped, startTime, endTime, updatedAt } = entry()

/** My request to end the shift half an hour later. */
export const ownRequest = (changes: Partial<OwnRequest> = {}): OwnRequest => ({
  id: 31,
  timeEntryId: id,
  createdAt: '2024-10-05T14:00:00.000Z',
  ...{ startTime, endTime: '2024-10-05T05:30:00.000Z', positionId, positionName },
  ...{ cashTips: 0, creditTips: 0, note: 'Stayed to clean up.' },
  ...{ status: 'waiting', declineReason: null, isLocked: false },
  ...changes,
})

/** The same as a manager sees it. */
export const waitingRequest = (changes: Partial<WaitingRequest> = {}): WaitingRequest => ({
  id: 31,
  festivalId: 1,
  createdAt: '2024-10-05T14:00:00.000Z',
  updatedAt: '2024-10-05T14:00:00.000Z',
  person: {
    id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20',
    firstName: 'Ash',
    lastName: 'Marrow',
    photo: null,
  },
  timeEntryId: id,
  entry: {
    ...{ id, positionId, positionName, payrate, isTipped, startTime, endTime, updatedAt },
    ...{ cashTips: 0, creditTips: 0 },
  },
  ...{ startTime, endTime: '2024-10-05T05:30:00.000Z', positionId, positionName },
  ...{ cashTips: 0, creditTips: 0, note: 'Stayed to clean up.' },
  positions: [
    { positionId, positionName, payrate, isTipped },
    { positionId: 2, positionName: 'Barkeeper', payrate: 12, isTipped: true },
  ],
  isLocked: false,
  ...changes,
})
