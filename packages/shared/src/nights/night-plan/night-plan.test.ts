import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightsOf } from '../../seasons/nights.ts'
import { DEFAULT_SEASON } from '../../seasons/season.ts'
import { attendanceOf, boardCounts, isLate } from '../attendance/attendance.ts'
import { availabilityOf, isFreeOn } from './availability.ts'
import { callTime, canDecline } from './call-time.ts'
import { isMorning, isPastCurfew, nightOf } from './curfew.ts'
import { type Candidate, fill, type Need } from './fill.ts'
import { collide, doubledPlaces, filledBy, nightsPerPerson, type Part, type Place } from './place.ts'

const ZONE = 'America/New_York'
const place = (userId: string, night: string, part: Part = 'whole', positionId = 1): Place => ({
  ...{ userId, night, part, positionId },
})

const unanswered = (planned: Place) => ({ ...planned, answer: null })

describe('doubled places', () => {
  test.each<[Part, Part, boolean]>([
    ['whole', 'whole', true],
    ['whole', 'first', true],
    ['first', 'first', true],
    ['first', 'second', false],
  ])('%s and %s of one night: %s', (one, other, expected) => {
    expect(collide(place('ash', '2024-10-04', one), place('ash', '2024-10-04', other))).toBe(expected)
    expect(collide(place('ash', '2024-10-04', one), place('bo', '2024-10-04', other))).toBe(false)
    expect(collide(place('ash', '2024-10-04', one), place('ash', '2024-10-05', other))).toBe(false)
  })

  test('both places of a person are listed, and a split night counts once', () => {
    const twice = [place('ash', '2024-10-04'), place('ash', '2024-10-04', 'whole', 2)]
    const split = [place('bo', '2024-10-04', 'first'), place('bo', '2024-10-04', 'second')]
    expect(doubledPlaces([...twice, ...split])).toEqual(twice)
    expect(nightsPerPerson([...twice, ...split])).toEqual(
      new Map([
        ['ash', 1],
        ['bo', 1],
      ]),
    )
  })
})

test('what somebody says themselves counts, else their application, else they are free', () => {
  const nights = nightsOf(DEFAULT_SEASON, ZONE)
  const application = { unavailable: ['fr1', 'sa2', 'gone'], nights }
  const applied = availabilityOf(null, application)
  expect(applied).toEqual({ source: 'application', unavailable: ['2024-09-13', '2024-09-21'] })
  expect(isFreeOn('2024-09-13', applied)).toBe(false)
  expect(isFreeOn('2024-09-14', applied)).toBe(true)
  expect(isFreeOn('2024-09-13', availabilityOf([], application))).toBe(true)
  expect(isFreeOn('2024-09-13', availabilityOf(null, null))).toBe(true)
})

describe('a place on the board', () => {
  const gatesAt = new Date('2024-10-04T23:00:00Z')
  const callAt = callTime(gatesAt, 90)
  const at = (minutesAfterCall: number) => new Date(callAt.getTime() + minutesAfterCall * 60_000)
  const stateAt = (now: Date, attended: Partial<Parameters<typeof attendanceOf>[0]> = {}) =>
    attendanceOf({ entry: null, mark: null, ...attended }, { callAt, gatesAt }, 10, now)

  test.each([
    ['before the call', -60, 'expected'],
    ['to the minute', 10, 'expected'],
    ['a minute too late', 11, 'late'],
    ['when the gates open', 90, 'missing'],
  ])('nobody is there %s', (_, minutes, kind) => expect(stateAt(at(minutes))).toEqual({ kind }))

  test('a clock-in counts more than a mark, and knows whether it was late', () => {
    const entry = { startTime: at(11), endTime: null }
    expect(stateAt(at(200), { entry, mark: 'noShow' })).toEqual({
      kind: 'in',
      arrivedLate: true,
      hasLeft: false,
    })
    expect(stateAt(at(200), { mark: 'excused' })).toEqual({ kind: 'excused' })
  })

  test('the figures of a position', () => {
    const attendances = [stateAt(at(0)), stateAt(at(20)), stateAt(at(95)), stateAt(at(0), { mark: 'noShow' })]
    expect(boardCounts(6, attendances, 1)).toEqual({
      ...{ needed: 6, expected: 1, in: 0, late: 1, missing: 2, excused: 0, extra: 1, left: 0 },
    })
  })

  test('who has clocked out is in no more', () => {
    const came = (endTime: Date | null) => stateAt(at(200), { entry: { startTime: at(0), endTime } })
    expect(boardCounts(2, [came(null), came(at(100))], 0)).toMatchObject({ in: 1, left: 1 })
  })

  test('late and declining have their limits', () => {
    expect(isLate(at(10), callAt, 10)).toBe(false)
    expect(canDecline(at(-24 * 60), callAt, 24)).toBe(true)
    expect(canDecline(at(-24 * 60 + 1), callAt, 24)).toBe(false)
  })
})

test.each([
  ['16 or under, past a curfew in the evening', false, '19:00', '2024-10-05T01:00:00Z', true],
  ['16 or under, until the curfew', false, '21:00', '2024-10-05T01:00:00Z', false],
  ['16 or under, past a curfew after midnight', false, '00:30', '2024-10-05T05:00:00Z', true],
  ['older', true, '19:00', '2024-10-05T01:00:00Z', false],
  ['16 or under without a curfew', false, null, '2024-10-05T05:00:00Z', false],
])('curfew: %s', (_, isOver16, curfew, endsAt, expected) => {
  const planned = { night: '2024-10-04', endsAt: new Date(endsAt), isOver16 }
  expect(isPastCurfew(planned, curfew, ZONE)).toBe(expected)
})

test('a shift after midnight belongs to the night before, also when clocks are set back', () => {
  expect(nightOf(new Date('2024-11-03T05:30:00Z'), ZONE)).toBe('2024-11-02')
  expect(nightOf(new Date('2024-11-02T21:00:00Z'), ZONE)).toBe('2024-11-02')
})

test.each<[number, Part[]]>([
  [0, []],
  [2, ['whole', 'whole']],
  [1, ['first', 'second']],
  [2, ['whole', 'second']],
  [3, ['whole', 'first', 'first', 'second']],
])('%i of those who are needed: %j', (expected, parts) => {
  expect(filledBy(parts.map((part) => ({ part, answer: null })))).toBe(expected)
})

test('who cannot come fills no place', () => {
  const answers = [null, 'confirmed', 'declined', 'help'] as const
  expect(filledBy(answers.map((answer) => ({ part: 'whole', answer })))).toBe(2)
})

describe('fill', () => {
  const people = (count: number): fc.Arbitrary<Candidate[]> =>
    fc
      .array(
        fc.record({
          positionIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
          unavailable: fc.uniqueArray(fc.constantFrom(...NIGHTS)),
        }),
        { maxLength: count },
      )
      .map((made) =>
        made.map(({ positionIds, unavailable }, index) => ({
          ...{ id: `p${index}`, name: `Person ${index % 3}`, positionIds },
          availability: { source: 'own' as const, unavailable },
        })),
      )
  const NIGHTS = ['2024-10-04', '2024-10-05', '2024-10-11']
  const needs: fc.Arbitrary<Need[]> = fc.uniqueArray(
    fc.record({
      night: fc.constantFrom(...NIGHTS),
      positionId: fc.integer({ min: 1, max: 4 }),
      needed: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: ({ night, positionId }) => `${night} ${positionId}` },
  )

  test('only free people in positions they hold, once a night, never more than needed, and nobody who could is left out', () => {
    fc.assert(
      fc.property(needs, people(12), (wanted, candidates) => {
        const { proposals, unfilled } = fill(wanted, [], candidates)
        expect(doubledPlaces(proposals)).toEqual([])
        for (const { userId, positionId, night } of proposals) {
          const person = candidates.find(({ id }) => id === userId)!
          expect(person.positionIds).toContain(positionId)
          expect(isFreeOn(night, person.availability)).toBe(true)
        }
        for (const { night, positionId, needed } of wanted) {
          const at = proposals.filter((each) => each.night === night && each.positionId === positionId)
          const open = unfilled.find((each) => each.night === night && each.positionId === positionId)
          expect(at.length + (open?.missing ?? 0)).toBe(needed)
          if (!open) continue
          const idle = candidates.filter(
            ({ id, positionIds, availability }) =>
              positionIds.includes(positionId) &&
              isFreeOn(night, availability) &&
              !proposals.some((each) => each.night === night && each.userId === id),
          )
          expect(idle).toEqual([])
        }
      }),
    )
  })

  test('the order of people and needs does not matter', () => {
    fc.assert(
      fc.property(needs, people(12), (wanted, candidates) => {
        const sorted = (of: ReturnType<typeof fill>) =>
          of.proposals.map((each) => JSON.stringify(each)).sort()
        const reversed = fill(wanted.toReversed(), [], candidates.toReversed())
        expect(sorted(reversed)).toEqual(sorted(fill(wanted, [], candidates)))
      }),
    )
  })

  test('nights are shared fairly, and places that are taken count', () => {
    const actor = (id: string): Candidate => ({
      ...{ id, name: id, positionIds: [1] },
      availability: { source: 'unknown', unavailable: [] },
    })
    const wanted = NIGHTS.map((night) => ({ night, positionId: 1, needed: 1 }))
    const { proposals } = fill(wanted, [unanswered(place('ash', '2024-10-04'))], [actor('ash'), actor('bo')])
    expect(proposals.map(({ userId, night, nightsBefore }) => [night, userId, nightsBefore])).toEqual([
      ['2024-10-05', 'bo', 0],
      ['2024-10-11', 'ash', 1],
    ])
  })

  test('a place that two people share is not filled again', () => {
    const night = '2024-10-04'
    const shared = [place('ash', night, 'first'), place('bo', night, 'second')].map(unanswered)
    const cleo: Candidate = {
      ...{ id: 'cleo', name: 'Cleo', positionIds: [1] },
      availability: { source: 'unknown', unavailable: [] },
    }
    expect(fill([{ night, positionId: 1, needed: 1 }], shared, [cleo]).proposals).toEqual([])
    expect(fill([{ night, positionId: 1, needed: 2 }], shared, [cleo]).proposals).toMatchObject([
      { userId: 'cleo' },
    ])
  })
})

test.each([
  ['2024-10-05T09:59:00Z', false],
  ['2024-10-05T10:00:00Z', true],
  ['2024-10-05T15:59:00Z', true],
  ['2024-10-05T16:00:00Z', false],
])('%s is in the morning: %s', (instant, expected) => {
  expect(isMorning(new Date(instant), ZONE)).toBe(expected)
})
