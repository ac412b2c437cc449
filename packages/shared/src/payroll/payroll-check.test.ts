import { expect, test } from 'vitest'
import { payrollIssues } from './payroll-check.ts'

const now = new Date('2024-10-06T12:00:00Z')
let lastId = 0

function shift(who: string, startTime: string, endTime: string | null, changes = {}) {
  lastId += 1
  const at = (time: string) => new Date(`2024-10-${time}:00Z`).toISOString()
  const times = { startTime: at(startTime), endTime: endTime && at(endTime) }
  const pay = { payrate: 15, isTipped: false, cashTips: 0, creditTips: 0 }
  return { id: lastId, userId: who, ...pay, user: { paychexId: `7${who}` }, ...times, ...changes }
}

const found = (...shifts: ReturnType<typeof shift>[]) =>
  payrollIssues(shifts, now).map((issue) =>
    [
      issue.kind,
      shifts.indexOf(issue.shift),
      ...('other' in issue ? [shifts.indexOf(issue.other)] : []),
    ].join(' '),
  )

test('finds no issue in valid shifts', () => {
  expect(found(shift('ash', '04T21:00', '05T05:00'), shift('bo', '04T21:00', '05T05:00'))).toEqual([])
})

test('reports each person without an id once, however many shifts they have', () => {
  const nobody = { user: { paychexId: '000' } }
  expect(
    found(shift('ash', '03T21:00', '04T01:00', nobody), shift('ash', '04T21:00', '05T01:00', nobody)),
  ).toEqual(['noPaychexId 0'])
})

test('reports the second person of a shared id, and the first', () => {
  const same = { user: { paychexId: '4711' } }
  expect(
    found(shift('ash', '04T21:00', '05T01:00', same), shift('bo', '04T21:00', '05T01:00', same)),
  ).toEqual(['sharedPaychexId 1 0'])
})

test('reports open shifts, shifts of more than 12 hours and shifts without a rate', () => {
  expect(
    found(
      shift('ash', '06T10:00', null),
      shift('bo', '04T09:00', '04T21:01'),
      shift('cy', '04T21:00', '05T05:00', { payrate: 0 }),
    ),
  ).toEqual(['open 0', 'long 1', 'noRate 2'])
})

test('reports tips of a position that is not tipped', () => {
  expect(
    found(
      shift('ash', '04T21:00', '05T05:00', { creditTips: 0.25 }),
      shift('bo', '04T21:00', '05T05:00', { isTipped: true, cashTips: 20 }),
    ),
  ).toEqual(['tipsNotTipped 0'])
})

test('reports money of an entry without hours, which no file holds', () => {
  const none = ['04T21:00', '04T21:00'] as const
  expect(
    found(
      shift('ash', ...none, { isTipped: true, cashTips: 5 }),
      shift('bo', ...none, { deduction: 0.25 }),
      shift('cy', ...none),
      shift('di', '04T21:00', '05T05:00', { deduction: 5 }),
      shift('ed', '06T12:00', null, { deduction: 5 }),
    ),
  ).toEqual(['open 4', 'moneyWithoutHours 0', 'moneyWithoutHours 1'])
})

test('reports every shift that starts before an earlier one of the same person has ended', () => {
  expect(
    found(
      shift('ash', '04T20:00', '05T02:00'),
      shift('ash', '04T16:00', '05T03:00'),
      shift('ash', '05T02:30', '05T04:00'),
      shift('ash', '05T04:00', '05T05:00'),
      shift('bo', '04T20:00', '05T02:00'),
      shift('ash', '04T21:00', '04T21:00'),
    ),
  ).toEqual(['overlap 0 1', 'overlap 2 1'])
})
