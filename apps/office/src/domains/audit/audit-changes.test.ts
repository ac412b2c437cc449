import type { AuditRow } from '@nightshift/shared/audit/audit'
import { expect, test } from 'vitest'
import { actorText, changedFields, doneText } from './audit-changes.ts'

const row = (changes: Partial<AuditRow>): AuditRow => ({
  id: 1,
  at: '2024-10-05T05:00:00.000Z',
  festivalId: 1,
  actorId: null,
  actor: null,
  action: 'edit',
  entity: 'user',
  entityId: '1',
  subject: 'Sam Hollow',
  before: null,
  after: null,
  ...changes,
})
const names = {
  positions: new Map([[7, 'The Bog - Actor']]),
  events: new Map<number, string>(),
  festivals: new Map([[2, 'Scary Little Christmas']]),
}
const shown = (changes: Partial<AuditRow>) =>
  changedFields(row(changes), names, 'America/New_York').map(
    ({ label, before, after }) => `${label}: ${before} → ${after}`,
  )

test.each([
  [{ entity: 'user', action: 'edit' }, 'Account changed'],
  [{ entity: 'timeEntry', action: 'editOwn' }, 'Time entry changed (their own)'],
  [{ entity: 'timeEntry', action: 'clockIn' }, 'Clocked in'],
  [{ entity: 'application', action: 'hire' }, 'Applicant hired'],
  [{ entity: 'timeEntry', action: 'clockInOffline' }, 'Clocked in at an offline kiosk'],
  [{ entity: 'kiosk', action: 'enrol' }, 'Kiosk set up'],
  [{ entity: 'kiosk', action: 'revoke' }, 'Kiosk revoked'],
  [{ entity: 'kioskPunch', action: 'apply' }, 'Kiosk punch applied'],
  [{ entity: 'kioskPunch', action: 'discard' }, 'Kiosk punch discarded'],
  [{ entity: 'badge', action: 'replace' }, 'Badge replaced'],
  [{ entity: 'user', action: 'erase' }, 'Account erased'],
  [{ entity: 'festival', action: 'retention' }, 'Old applications erased'],
  [{ entity: 'lantern', action: 'hangUp' }, 'lantern hang up'],
])('%j reads %j', (change, text) => {
  expect(doneText(change)).toBe(text)
})

test.each([
  [{ actor: { firstName: 'Mara', lastName: 'Voss' } }, 'Mara Voss'],
  [{ entity: 'timeEntry' }, 'Badge at the kiosk'],
  [{ entity: 'kiosk', action: 'enrol' }, 'The device, with its code'],
  [{ entity: 'application', action: 'create' }, 'Applicant'],
  [{ entity: 'festival' }, 'Command on the server'],
])('%j was done by %j', (changes, text) => {
  expect(actorText(row(changes))).toBe(text)
})

test('an edit shows only the fields that differ', () => {
  const before = {
    id: 3,
    payrate: 15,
    isTipped: false,
    endTime: null,
    note: 'x',
    festivalId: 1,
    photoVersion: null,
  }
  const after = {
    ...before,
    payrate: 16.5,
    isTipped: true,
    endTime: '2024-10-05T05:00:00.000Z',
    festivalId: 2,
    photoVersion: 'a1b2c3d4',
    updatedAt: 'later',
  }
  expect(shown({ before, after })).toEqual([
    'Clock Out: – → 10/5/2024 1:00:00 AM',
    'Rate: $15.00 → $16.50',
    'Tipped: No → Yes',
    'Festival: No. 1 → Scary Little Christmas',
    'Photo: – → Picture a1b2c3',
  ])
})

test('a created record shows its values, a deleted one its last values', () => {
  const entry = {
    id: 3,
    festivalId: 1,
    positionId: 7,
    note: '',
    cashTips: 0,
    isTipped: false,
    emergencyPhone: '5',
    extraNights: ['a', 'b'],
  }
  expect(shown({ after: entry })).toEqual([
    'Position: – → The Bog - Actor',
    'Emergency Phone: – → 5',
    'Extra nights: – → a, b',
  ])
  expect(shown({ before: { position: 99 } })).toEqual(['Position: No. 99 → –'])
  expect(shown({ before: { cashTips: 2.5, positionId: 7, positionName: 'Actor' } })).toEqual([
    'Position: Actor → –',
    'Cash tips: $2.50 → –',
  ])
  expect(shown({})).toEqual([])
})

test('a decision shows the scan that it is about', () => {
  const scan = { direction: 'in', at: '2024-10-05T05:00:00.000Z', reviewReason: 'alreadyIn' }
  const discarded = { ...scan, decision: 'discarded', discardReason: 'Scanned twice.' }
  expect(shown({ entity: 'kioskPunch', before: scan, after: discarded })).toEqual([
    'Direction: Clock in → Clock in',
    'Time: 10/5/2024 1:00:00 AM → 10/5/2024 1:00:00 AM',
    'Needed attention because: Already clocked in → Already clocked in',
    'Decision: – → Discarded',
    'Discard reason: – → Scanned twice.',
  ])
  expect(shown({ after: { proposal: 'moveStart' } })).toEqual([
    'What was done: – → Moved the start of the shift',
  ])
})

test('an erased value is named as such, for each field of the change', () => {
  const before = { email: '[erased]', photoVersion: null }
  const after = { email: '[erased]', photoVersion: '[erased]' }
  expect(shown({ before, after })).toEqual(['Email: Erased → Erased', 'Photo: – → Erased'])
  expect(actorText(row({ entity: 'festival', action: 'endSeal' }))).toBe('Nightly run')
})

test('a change of the plan says of which night, and of which position where no name says it', () => {
  const night = '2024-10-04'
  const place = { entity: 'plannedPlace', before: { night, mark: null }, after: { night, mark: 'noShow' } }
  expect(shown(place)).toEqual([`Night: ${night} → ${night}`, 'Mark: – → No-show'])
  const of = { night, positionId: 7 }
  const need = { entity: 'planSettings', before: { ...of, needed: 2 }, after: { ...of, needed: 3 } }
  expect(shown(need)).toEqual([
    ...[`Night: ${night} → ${night}`, 'Position: The Bog - Actor → The Bog - Actor'],
    'People needed: 2 → 3',
  ])
})
