import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightOf } from '../night-plan/curfew.ts'
import { placeSpan } from '../night-plan/place-span.ts'
import type { ReportedNight } from './contract.ts'
import { nightContent } from './night-content.ts'
import type { NightEntry, PlannedPlace } from './night-facts.ts'
import { instantInNight, nightSpan } from './night-span.ts'
import { nightsToEnd } from './to-end.ts'

const ZONE = 'America/New_York'
const at = (text: string) => new Date(`2024-10-0${text}Z`)
const CALL = at('4T21:00:00')
const GATES = at('4T23:00:00')
const END = at('5T05:00:00')

const place = (id: number, changes: Partial<PlannedPlace> = {}): PlannedPlace => ({
  ...{ id, userId: `user-${id}`, positionId: 1, eventId: 1, payrate: 15.25, mark: null },
  ...{ callAt: CALL, endsAt: END },
  ...changes,
})
const entry = (id: number, changes: Partial<NightEntry> = {}): NightEntry => ({
  ...{ id, userId: `user-${id}`, positionId: 1, eventId: 1, placeId: id, payrate: 15.25 },
  ...{ startTime: CALL, endTime: END, cashTips: 0, creditTips: 0, needsReview: null },
  ...changes,
})
const content = (places: PlannedPlace[], entries: NightEntry[], now = END) =>
  nightContent({ places, entries, forgotten: [], gatesAt: GATES, lateAfterMinutes: 10, now })
const kinds = ({ lines }: ReturnType<typeof content>) => lines.map(({ kind, userId }) => `${kind} ${userId}`)

describe('the content of a night', () => {
  test('late is counted from the first of several shifts of a place', () => {
    const twice = [
      entry(1, { id: 11, startTime: at('5T01:00:00') }),
      entry(1, { startTime: at('4T21:10:00'), endTime: at('5T00:00:00') }),
    ]
    expect(content([place(1)], twice).totals).toMatchObject({ planned: 1, came: 1, late: 0 })
  })

  test('before the grace is over nobody is missing; a clock-in counts more than a mark', () => {
    expect(kinds(content([place(1)], [], CALL))).toEqual(['expected user-1'])
    expect(kinds(content([place(1, { mark: 'noShow' })], [entry(1)]))).toEqual([])
    expect(kinds(content([place(1, { mark: 'noShow' })], []))).toEqual(['noShow user-1'])
  })

  test('an extra person with two shifts is one person', () => {
    const shifts = [entry(1, { placeId: null }), entry(2, { placeId: null, userId: 'user-1' })]
    expect(content([], shifts).totals.extra).toBe(1)
  })

  test('a night in two halves is one person, in the event of the first half', () => {
    const halves = [place(2, { userId: 'user-1', eventId: 2, callAt: at('5T01:00:00') }), place(1)]
    const { totals, events } = content(halves, [entry(1), entry(2, { userId: 'user-1', eventId: 2 })])
    expect(totals).toMatchObject({ planned: 1, came: 1, hundredths: 1600 })
    expect(events.map(({ planned, came, hundredths }) => [planned, came, hundredths])).toEqual([
      [1, 1, 800],
      [0, 0, 800],
    ])
  })

  test('who came to one half and not to the other came; who works beside their place is not extra', () => {
    const halves = [place(1, { mark: 'noShow' }), place(2, { userId: 'user-1' })]
    const entries = [entry(2, { userId: 'user-1' }), entry(3, { userId: 'user-1', placeId: null })]
    expect(content(halves, entries).totals).toMatchObject({ planned: 1, came: 1, noShow: 0, extra: 0 })
  })

  test('who is not due yet is expected', () => {
    const { totals } = content([place(1), place(2, { mark: 'excused' })], [], CALL)
    expect(totals).toMatchObject({ planned: 2, expected: 1, excused: 1, missing: 0 })
  })

  test('every planned person has one event and one status, and the events add up to the night', () => {
    const four = fc.integer({ min: 1, max: 4 })
    const row = fc.record({
      ...{ person: fc.integer({ min: 1, max: 12 }), eventId: four, hour: fc.nat(6) },
      ...{ mark: fc.constantFrom('excused', 'noShow', null), isPlanned: fc.boolean(), came: fc.boolean() },
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), fc.nat(10), (rows, hours) => {
        const later = (hour: number) => new Date(CALL.getTime() + hour * 3_600_000)
        const shared = rows.map((one, id) => ({ ...one, id, userId: `user-${one.person}` }))
        const places = shared
          .filter(({ isPlanned }) => isPlanned)
          .map(({ id, userId, eventId, hour, mark }) =>
            place(id, { userId, eventId, mark, callAt: later(hour) }),
          )
        const entries = shared
          .filter(({ came }) => came)
          .map(({ id, userId, eventId, hour, isPlanned }) =>
            entry(id, { userId, eventId, startTime: later(hour), placeId: isPlanned ? id : null }),
          )
        const { totals, events } = content(places, entries, later(hours))
        const { planned, came, late, noShow, excused, missing, expected, extra } = totals
        const people = new Set(places.map(({ userId }) => userId))
        expect(planned).toBe(people.size)
        expect(came + noShow + excused + missing + expected).toBe(planned)
        expect(late).toBeLessThanOrEqual(came)
        expect(planned + extra).toBe(new Set([...people, ...entries.map(({ userId }) => userId)]).size)
        const { money, ...counts } = totals
        for (const id of Object.keys(counts) as (keyof typeof counts)[])
          expect([id, events.reduce((sum, event) => sum + event[id], 0)]).toEqual([id, totals[id]])
      }),
    )
  })

  test('an open shift is still in and has no hours; its tips count', () => {
    const { totals, lines } = content([], [entry(1, { placeId: null, endTime: null, cashTips: 3.25 })])
    expect(totals).toMatchObject({ hundredths: 0, money: { pay: 0, cash: 325 } })
    expect(lines.map(({ kind }) => kind)).toEqual(['stillIn', 'extra'])
  })

  test('the events add up to the night, whatever was worked', () => {
    const minutes = fc.integer({ min: 1, max: 700 })
    const shift = fc.record({ minutes, eventId: fc.integer({ min: 1, max: 4 }), quarters: fc.nat(100) })
    fc.assert(
      fc.property(fc.array(shift, { maxLength: 30 }), (shifts) => {
        const entries = shifts.map((one, id) =>
          entry(id, {
            eventId: one.eventId,
            payrate: one.quarters / 4,
            endTime: new Date(CALL.getTime() + one.minutes * 60_000),
          }),
        )
        const places = entries.map(({ id, eventId, payrate }) => place(id, { eventId, payrate }))
        const { totals, events } = content(places, entries)
        const sum = (of: (one: (typeof events)[number]) => number) =>
          events.reduce((total, event) => total + of(event), 0)
        expect(sum(({ hundredths }) => hundredths)).toBe(totals.hundredths)
        expect(sum(({ money }) => money!.pay)).toBe(totals.money!.pay)
        expect(sum(({ money }) => money!.plannedPay)).toBe(totals.money!.plannedPay)
        expect(sum(({ came }) => came)).toBe(totals.planned)
      }),
    )
  })
})

test('the halves of a split night meet in the middle', () => {
  const whole = { callAt: CALL, endsAt: END }
  expect(placeSpan('whole', whole)).toEqual(whole)
  expect(placeSpan('first', whole).endsAt).toEqual(at('5T01:00:00'))
  expect(placeSpan('second', whole)).toEqual({ callAt: at('5T01:00:00'), endsAt: END })
})

test('the second half of a night begins on a quarter of an hour', () => {
  const callAt = at('4T20:45:00')
  expect(placeSpan('second', { callAt, endsAt: at('5T05:00:00') }).callAt).toEqual(at('5T01:00:00'))
  expect(placeSpan('second', { callAt, endsAt: at('5T04:30:00') }).callAt).toEqual(at('5T00:45:00'))
})

describe('the instants of a night', () => {
  test.each(['2024-10-04', '2024-11-02', '2024-11-03', '2024-03-09', '2024-03-10'])(
    '%s has exactly those whose night it is',
    (night) => {
      const { startsAt, untilAt } = nightSpan(night, ZONE)
      const before = (instant: Date) => new Date(instant.getTime() - 1)
      expect(nightOf(startsAt, ZONE)).toBe(night)
      expect(nightOf(before(startsAt), ZONE)).not.toBe(night)
      expect(nightOf(before(untilAt), ZONE)).toBe(night)
      expect(nightOf(untilAt, ZONE)).not.toBe(night)
    },
  )

  test.each([
    ['an evening', '2024-10-04', '20:15', '2024-10-05T00:15:00.000Z'],
    ['after midnight', '2024-10-04', '01:30', '2024-10-05T05:30:00.000Z'],
    ['the first of an hour that comes twice', '2024-11-02', '01:30', '2024-11-03T05:30:00.000Z'],
    ['an hour that is skipped', '2024-03-09', '02:30', undefined],
  ])('%s', (_, night, time, expected) => {
    expect(instantInNight(night, time, ZONE)?.toISOString()).toBe(expected)
  })
})

test('the night that is on waits from its gates on, last night until it is ended, earlier ones not', () => {
  const ended = { id: 1 } as ReportedNight['report']
  const night = (date: string, report: ReportedNight['report'] = null): ReportedNight => ({
    ...{ night: date, gatesAt: `${date}T23:00:00.000Z`, report },
  })
  const nights = [night('2024-10-05'), night('2024-10-04'), night('2024-09-28')]
  const waiting = (now: string, of = nights) => nightsToEnd(of, new Date(now), ZONE).map((one) => one.night)
  expect(waiting('2024-10-04T22:59:00Z')).toEqual([])
  expect(waiting('2024-10-04T23:00:00Z')).toEqual(['2024-10-04'])
  expect(waiting('2024-10-05T20:00:00Z')).toEqual(['2024-10-04'])
  expect(waiting('2024-10-05T23:30:00Z')).toEqual(['2024-10-05', '2024-10-04'])
  expect(waiting('2024-10-06T22:00:00Z')).toEqual(['2024-10-05'])
  expect(waiting('2024-10-05T20:00:00Z', [night('2024-10-04', ended)])).toEqual([])
})
