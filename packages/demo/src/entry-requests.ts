import { DREADMOOR } from './festivals.ts'
import type { StoredEntry } from './payroll-exports.ts'
import type { Person } from './people.ts'
import { idOf } from './random.ts'

const MINUTE = 60_000
const LAST_NIGHT = { startTime: new Date('2024-11-02T21:00:00Z'), endTime: new Date('2024-11-03T05:00:00Z') }
const DECLINED_BEFORE = new Date('2024-10-28T10:00:00Z')

/** What people said about their shifts: one request waits, one was declined. */
export function entryRequests(entries: StoredEntry[], people: Person[]) {
  const worked = new Set(
    entries.filter(({ endTime }) => endTime >= LAST_NIGHT.startTime).map(({ userId }) => userId),
  )
  const forgot = people.find(
    ({ id, festivalId, isDemoLogin, leftAt, positions }) =>
      festivalId === DREADMOOR.id && !isDemoLogin && !leftAt && positions.length && !worked.has(id),
  )!
  const shift = entries.findLast(
    ({ userId, endTime }) => userId === idOf('actor') && endTime < DECLINED_BEFORE,
  )!
  const decidedAt = new Date('2024-10-28T16:40:00Z')
  return [
    {
      userId: shift.userId,
      timeEntryId: shift.id,
      createdAt: new Date('2024-10-27T17:12:00Z'),
      startTime: shift.startTime,
      endTime: new Date(+shift.endTime + 50 * MINUTE),
      position: shift.position,
      cashTips: shift.cashTips,
      creditTips: shift.creditTips,
      note: 'I helped to put the wagons away after the last ride.',
      status: 'declined' as const,
      decidedAt,
      decidedBy: idOf('manager'),
      updatedAt: decidedAt,
      declineReason: 'The tractor log has all wagons in the barn by 12:50, before you clocked out.',
    },
    {
      userId: forgot.id,
      timeEntryId: null,
      createdAt: new Date('2024-11-03T16:05:00Z'),
      ...LAST_NIGHT,
      position: forgot.positions[0]!.name,
      cashTips: 0,
      creditTips: 0,
      note: 'I went straight to makeup and never scanned my badge.',
      status: 'waiting' as const,
      decidedAt: null,
      decidedBy: null,
      declineReason: null,
      updatedAt: new Date('2024-11-03T16:05:00Z'),
    },
  ]
}
