import { toCents } from '../money.ts'
import { groupBy } from '../night-plan/group-by.ts'
import { hundredthsOf, payOf } from '../timeclock/rules.ts'
import type { Figures } from './contract.ts'
import { type AttendedPlace, isMissing, type NightEntry } from './night-facts.ts'

/** The figures of a night as a whole and by event. Hours and pay are rounded per shift, as payroll rounds them. */
export function figuresOf(places: AttendedPlace[], entries: NightEntry[]) {
  const placesOf = groupBy(places, ({ eventId }) => eventId)
  const entriesOf = groupBy(entries, ({ eventId }) => eventId)
  const ids = [...new Set([...placesOf.keys(), ...entriesOf.keys()])].sort((one, other) => one - other)
  return {
    totals: sumOf(places, entries),
    events: ids.map((eventId) => ({
      eventId,
      ...sumOf(placesOf.get(eventId) ?? [], entriesOf.get(eventId) ?? []),
    })),
  }
}

function sumOf(places: AttendedPlace[], entries: NightEntry[]): Figures {
  const ended = entries.filter(({ endTime }) => endTime !== null)
  const planned = places.map(({ callAt, endsAt, payrate }) => ({
    startTime: callAt,
    endTime: endsAt,
    payrate,
  }))
  const count = (which: (place: AttendedPlace) => boolean) => peopleIn(places.filter(which))
  const marked = (kind: 'noShow' | 'excused') => count(({ attendance }) => attendance.kind === kind)
  const extra = entries.filter(({ placeId }) => placeId === null)
  return {
    planned: peopleIn(places),
    came: count(({ attendance }) => attendance.kind === 'in'),
    late: count(({ attendance }) => attendance.kind === 'in' && attendance.arrivedLate),
    noShow: marked('noShow'),
    excused: marked('excused'),
    missing: count(({ attendance }) => isMissing(attendance)),
    extra: peopleIn(extra),
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

/** People, not rows: a night in two halves is one person's. */
const peopleIn = (rows: { userId: string }[]) => new Set(rows.map(({ userId }) => userId)).size

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
