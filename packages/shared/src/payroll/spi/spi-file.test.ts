import { expect, test } from 'vitest'
import { workweekFinder } from '../overtime/overtime.ts'
import type { ExportedPremium } from './people.ts'
import { paidWeeks } from './premiums.ts'
import { type ExportedShift, type SpiChange, spiFile } from './spi-file.ts'

const MONDAYS = {
  anchor: '2024-01-01',
  hour: 6,
  overtime: 'over40' as const,
  timeZone: 'America/Phoenix',
  minimumWages: [],
}
const person = (id: string) => ({ id, firstName: id, lastName: 'Graves' })
const [ash, bo] = [person('ash'), person('bo')]

/** Hours of a day of October 2024, at $12. The 7th and the 14th are Mondays. */
const hours = (day: number, lasts: number, workerId: string) => ({
  workerId,
  startTime: new Date(Date.UTC(2024, 9, day, 15)),
  endTime: new Date(Date.UTC(2024, 9, day, 15 + lasts)),
  ...{ payrate: 12, isTipped: false, cashTips: 0, creditTips: 0, deduction: 0 },
})
type Hours = ReturnType<typeof hours>
let id = 0
const exported = (user: typeof ash, given: Hours): ExportedShift => ({
  ...given,
  id: ++id,
  userId: user.id,
  user,
})
const change = (user: typeof ash, before: Hours | null, after: Hours | null): SpiChange => ({
  ...{ id: ++id, user, before, after },
})
/** The premium of six hours that were paid for the week of the 7th. */
const paid = (user: typeof ash, workerId: string): ExportedPremium => ({
  ...{ user, userId: user.id, workerId, hundredths: 600, premium: 3600 },
  weekStartsAt: new Date('2024-10-07T13:00:00Z'),
  weekEndsAt: new Date('2024-10-14T13:00:00Z'),
})

function file({
  changes = [] as SpiChange[],
  known = [] as ExportedShift[],
  before = [] as ExportedPremium[],
}) {
  const weekOf = workweekFinder({ current: MONDAYS, locked: [] }, paidWeeks(before))
  const { premiums, people } = spiFile({
    ...{ changes, exported: known, paid: before, weekOf, settles: () => true },
  })
  return {
    premiums: premiums.map(({ workerId, premium }) => [workerId, premium]),
    people: people.map(({ firstName, workerId, isTakenBack }) => [firstName, workerId, isTakenBack]),
  }
}

test('a premium alone is checked by the worker id that it is paid to, which is the last one that was exported', () => {
  const known = [exported(ash, hours(8, 23, 'OLD')), exported(ash, hours(9, 23, 'NEW'))]
  expect(file({ changes: [change(bo, null, hours(10, 5, 'OLD'))], known })).toEqual({
    premiums: [['NEW', 3600]],
    people: [
      ['ash', 'NEW', false],
      ['bo', 'OLD', false],
    ],
  })
})

test('a premium that is only taken back may be from an id that is somebody else’s by now', () => {
  const gone = exported(ash, hours(8, 46, 'W1'))
  const changes = [{ ...gone, before: hours(8, 46, 'W1'), after: null }, change(bo, null, hours(10, 5, 'W1'))]
  expect(file({ changes, known: [gone], before: [paid(ash, 'W1')] })).toEqual({
    premiums: [['W1', -3600]],
    people: [
      ['ash', 'W1', true],
      ['bo', 'W1', false],
    ],
  })
})

test.each<[string, ExportedShift[], SpiChange[]]>([
  ['that Paychex knows', [exported(ash, hours(15, 8, 'W2'))], []],
  ['that the file adds', [], [change(ash, null, hours(15, 8, 'W2'))]],
])('a premium without hours is not taken from the id of hours of the next week %s', (_, known, changes) => {
  const { premiums, people } = file({ known, changes, before: [paid(ash, 'W1')] })
  expect(premiums).toEqual([['W1', -3600]])
  expect(people).toContainEqual(['ash', 'W1', true])
})

test('hours that a correction takes back keep the id of their own week', () => {
  const gone = exported(ash, hours(8, 46, 'W1'))
  const changes = [
    { ...gone, before: hours(8, 46, 'W1'), after: null },
    change(ash, hours(15, 8, 'W2'), hours(15, 9, 'W2')),
  ]
  expect(file({ changes, known: [gone], before: [paid(ash, 'W1')] }).premiums).toEqual([['W1', -3600]])
})
