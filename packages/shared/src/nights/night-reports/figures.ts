import { toCents } from '../../money.ts'
import { hundredthsOf, payOf } from '../../time/timeclock/rules.ts'
import { groupBy } from '../night-plan/group-by.ts'
import type { Figures } from './contract.ts'
import { type AttendedPlace, type NightEntry, statusOf } from './night-facts.ts'

/**
 * The figures of a night as a whole and by event, which add up to it. Hours and pay belong to the event of the shift and
 * are rounded per shift, as payroll rounds them. A person counts once, in the event where they are first.
 */
export function figuresOf(places: AttendedPlace[], entries: NightEntry[]) {
  const people = [...groupBy(places, ({ userId }) => userId).values()].map(plannedPerson)
  const planned = new Set(places.map(({ userId }) => userId))
  const extra = entries.filter(({ placeId, userId }) => placeId === null && !planned.has(userId))
  const extraPeople = [...groupBy(extra, ({ userId }) => userId).values()].map(
    (own) => own.toSorted((one, other) => +one.startTime - +other.startTime || one.id - other.id)[0]!,
  )
  const sumWhere = (isIn: (row: { eventId: number }) => boolean): Figures => ({
    ...countPeople(people.filter(isIn)),
    extra: extraPeople.filter(isIn).length,
    ...sumShifts(places.filter(isIn), entries.filter(isIn)),
  })
  const ids = [...new Set([...places, ...entries].map(({ eventId }) => eventId))]
  return {
    totals: sumWhere(() => true),
    events: ids
      .sort((one, other) => one - other)
      .map((eventId) => ({ eventId, ...sumWhere((row) => row.eventId === eventId) })),
  }
}

type Status = ReturnType<typeof statusOf>
type PlannedPerson = { eventId: number; status: Status; isLate: boolean }

/** Of somebody with several places the status that comes first counts. */
const STATUSES: Status[] = ['came', 'missing', 'noShow', 'expected', 'excused']

function plannedPerson(places: AttendedPlace[]): PlannedPerson {
  const own = new Set(places.map(({ attendance }) => statusOf(attendance)))
  const [first] = places.toSorted((one, other) => +one.callAt - +other.callAt || one.id - other.id)
  return {
    eventId: first!.eventId,
    status: STATUSES.find((status) => own.has(status))!,
    isLate: places.some(({ attendance }) => attendance.kind === 'in' && attendance.arrivedLate),
  }
}

function countPeople(people: PlannedPerson[]) {
  const count = (status: Status) => people.filter((person) => person.status === status).length
  return {
    planned: people.length,
    came: count('came'),
    late: people.filter(({ isLate }) => isLate).length,
    noShow: count('noShow'),
    excused: count('excused'),
    missing: count('missing'),
    expected: count('expected'),
  }
}

function sumShifts(places: AttendedPlace[], entries: NightEntry[]) {
  const ended = entries.filter(({ endTime }) => endTime !== null)
  const planned = places.map(({ callAt, endsAt, payrate }) => ({
    startTime: callAt,
    endTime: endsAt,
    payrate,
  }))
  return {
    plannedHundredths: sum(planned.map((shift) => hundredthsOf(shift, shift.endTime))),
    hundredths: sum(ended.map((shift) => hundredthsOf(shift, shift.endTime!))),
    money: {
      plannedPay: sum(planned.map((shift) => payOf(shift, shift.endTime))),
      pay: sum(ended.map((shift) => payOf(shift, shift.endTime!))),
      cash: sum(entries.map(({ cashTips }) => toCents(cashTips))),
      credit: sum(entries.map(({ creditTips }) => toCents(creditTips))),
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
