import { expect, test } from 'vitest'
import { decideScan, type ScanDecision } from './decide-scan.ts'
import type { BadgeHolder } from './kiosk.queries.ts'

const NOW = new Date('2024-10-04T22:00:00Z')
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000)
const HOUR = 3_600

const holder: BadgeHolder = {
  id: '0b8c4b1e-8f0e-4a3c-9d2a-5f1f6a7e2c11',
  badgeId: '0b8c4b1e-8f0e-4a3c-9d2a-5f1f6a7e2c11',
  badgeReplaced: false,
  firstName: 'Ash',
  lastName: 'Graves',
  photoVersion: null,
  festivalId: 1,
  onlyEnrolledKiosks: false,
  isUnplanned: false,
  assignedIds: [7],
  last: null,
}

/** Seconds ago of the last shift's start and end. */
const worked = (start: number, end: number | null, isTipped = false): Partial<BadgeHolder> => ({
  last: {
    id: 40,
    startTime: before(start),
    endTime: end === null ? null : before(end),
    isTipped,
    positionName: 'Actor',
    hundredths: end === null ? null : 100,
    longestShiftHours: 16,
  },
})

/** The last answer, with what it says of the last shift. */
const repeated = (kind: 'in' | 'out', ...shift: Parameters<typeof worked>) => ({
  kind: 'repeat' as const,
  direction: kind === 'in' ? { clockedIn: true as const } : { clockedOut: true as const },
  shift: worked(...shift).last!,
})

const clockIn = { kind: 'clockIn', direction: { clockedIn: true }, userPositionId: 7 } as const
const clockOut = { kind: 'clockOut', entryId: 40 } as const
const notAwaited = { kind: 'refuse', error: 'tipsNotAwaited' } as const
const isUnplanned = true

// biome-ignore format: reads as a table
const cases: [string, Partial<BadgeHolder>, { upId?: number; timesheetId?: number; cashTips?: number }, ScanDecision][] = [
  ['the first scan clocks in', {}, {}, clockIn],
  ['who is not planned is told so', { isUnplanned }, {}, { ...clockIn, direction: { clockedIn: true, notPlanned: true } }],
  ['nobody without a position', { assignedIds: [] }, {}, { kind: 'refuse', error: 'noPositionAssigned' }],
  ['two positions are a question', { assignedIds: [7, 8] }, {}, { kind: 'askPosition' }],
  ['which its answer settles', { assignedIds: [7, 8] }, { upId: 8 }, { ...clockIn, userPositionId: 8 }],
  ['a position of somebody else', {}, { upId: 9 }, { kind: 'refuse', error: 'positionNotAssigned' }],
  ['who is in, clocks out', worked(HOUR, null), {}, clockOut],
  ['a chosen position clocks in all the same', worked(HOUR, null), { upId: 7 }, clockIn],
  ['after 16 hours too', worked(16 * HOUR, null), {}, clockOut],
  ['a forgotten shift cannot be ended', worked(16 * HOUR + 1, null), {}, clockIn],
  ['who is out, clocks in', worked(HOUR, 5), {}, clockIn],
  ['twice in 5 seconds counts once', worked(4.999, null), {}, repeated('in', 4.999, null)],
  ['not at 5 seconds', worked(5, null), {}, clockOut],
  ['out twice counts once', worked(HOUR, 4.999), {}, repeated('out', HOUR, 4.999)],
  ['under clock skew too', worked(-4.999, null), {}, repeated('in', -4.999, null)],
  ['with a chosen position too', worked(1, null), { upId: 7 }, repeated('in', 1, null)],
  ['who is not planned is told so again', { ...worked(1, null), isUnplanned }, {}, { ...repeated('in', 1, null), direction: { clockedIn: true, notPlanned: true } }],
  ['an added shift without length is no scan', worked(1, 1), {}, clockIn],
  ['tips are asked for first', worked(HOUR, null, true), {}, { kind: 'askTips', entryId: 40 }],
  ['and end the shift', worked(HOUR, null, true), { timesheetId: 40, cashTips: 5 }, { ...clockOut, tips: { cashTips: 5, creditTips: 0 } }],
  ['tips of another shift', worked(HOUR, null, true), { timesheetId: 41 }, notAwaited],
  ['tips of no shift', {}, { timesheetId: 40 }, notAwaited],
  ['tips once more', worked(HOUR, 1, true), { timesheetId: 40, cashTips: 5 }, repeated('out', HOUR, 1, true)],
  ['tips too late', worked(HOUR, 5, true), { timesheetId: 40, cashTips: 5 }, notAwaited],
]

test.each(cases)('%s', (_, person, scan, decision) => {
  expect(decideScan({ ...holder, ...person }, { badgeCode: '', ...scan }, NOW)).toEqual(decision)
})
