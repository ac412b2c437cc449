import { describe, expect, test } from 'vitest'
import { listPeople, type PeopleFilter } from './people-list.ts'
import type { PlaceMark } from './place-marks.ts'
import { indexPlan, modelNight } from './plan-index.ts'
import {
  BO,
  CLEO,
  FRIDAY,
  NEXT_FRIDAY,
  nightPlan,
  plannedPlace,
  planPerson,
  SATURDAY,
} from './testing/plan.ts'

describe('the marks of a place', () => {
  type Case = [PlaceMark[], Parameters<typeof plannedPlace>[0], Parameters<typeof planPerson>[0]]
  test.each<Case>([
    [[], {}, {}],
    [['notFree'], {}, { availability: { source: 'own', unavailable: [FRIDAY] } }],
    [['declined'], { answer: 'declined' }, { declined: [FRIDAY] }],
    [['help', 'changed'], { answer: 'help', change: 'changed' }, {}],
    [['confirmed'], { answer: 'confirmed' }, { availability: { source: 'own', unavailable: [FRIDAY] } }],
    [['notHeld'], {}, { positionIds: [2] }],
    [['notActive', 'new'], { change: 'new' }, { isActive: false, positionIds: [] }],
    [['pastCurfew'], {}, { is16OrUnder: true }],
    // From 5 PM to 1 AM: the first half is over at 9 PM.
    [['under16'], { part: 'first' }, { is16OrUnder: true }],
    [['pastCurfew'], { part: 'second' }, { is16OrUnder: true }],
    [['removed'], { change: 'removed' }, { is16OrUnder: true }],
  ])('%j', (expected, place, person) => {
    const plan = nightPlan({ curfew: '22:00', places: [plannedPlace(place)], people: [planPerson(person)] })
    expect(indexPlan(plan).placesOf(FRIDAY)[0]?.marks).toEqual(expected)
  })

  test('16 or under is marked without a curfew, too', () => {
    const plan = nightPlan({ places: [plannedPlace()], people: [planPerson({ is16OrUnder: true })] })
    expect(indexPlan(plan).placesOf(FRIDAY)[0]?.marks).toEqual(['under16'])
  })

  test('both places of a split night say so', () => {
    const halves = [plannedPlace({ part: 'first' }), plannedPlace({ id: 2, part: 'second', positionId: 2 })]
    const marks = indexPlan(nightPlan({ places: halves }))
      .placesOf(FRIDAY)
      .map((place) => place.marks)
    expect(marks).toEqual([['split'], ['split']])
  })
})

test('a night counts what it needs, and people above that or who cannot come fill nothing', () => {
  const { summary } = indexPlan(
    nightPlan({
      needs: [{ night: SATURDAY, positionId: 2, needed: 0 }],
      places: [
        plannedPlace({ night: SATURDAY, positionId: 2, change: 'new' }),
        plannedPlace({ id: 2, night: SATURDAY, userId: BO, answer: 'declined' }),
        plannedPlace({ id: 3, night: SATURDAY, userId: CLEO, change: 'removed' }),
      ],
    }),
  )
  expect(summary(SATURDAY)).toEqual({ needed: 2, filled: 0, changes: 2, warnings: 1 })
  expect(summary(NEXT_FRIDAY)).toEqual({ needed: 3, filled: 0, changes: 0, warnings: 0 })
})

test('who is affected is counted once, for a night and for all with the nights that are gone', () => {
  const { affected } = indexPlan(
    nightPlan({
      places: [
        plannedPlace({ change: 'new' }),
        plannedPlace({ id: 2, night: SATURDAY, change: 'removed' }),
        plannedPlace({ id: 3, night: SATURDAY, userId: BO, change: 'changed' }),
        plannedPlace({ id: 4, night: SATURDAY, userId: CLEO }),
      ],
      toldOfGoneNights: [BO, CLEO],
    }),
  )
  expect([affected(FRIDAY), affected(SATURDAY), affected(NEXT_FRIDAY), affected(null)]).toEqual([1, 2, 0, 3])
})

test('the model of a night is the nearest earlier one of its weekday', () => {
  const { nights } = nightPlan()
  expect(modelNight(nights, NEXT_FRIDAY)?.date).toBe(FRIDAY)
  expect(modelNight(nights, SATURDAY)).toBeUndefined()
})

describe('the list of people', () => {
  const plan = nightPlan({
    places: [
      plannedPlace({ night: SATURDAY }),
      plannedPlace({ id: 2, night: FRIDAY, userId: BO, part: 'first' }),
      plannedPlace({ id: 3, night: NEXT_FRIDAY, userId: BO }),
    ],
    people: [
      planPerson(),
      planPerson({ id: BO, firstName: 'Bo', lastName: 'Thorn', positionIds: [1] }),
      planPerson({ id: CLEO, firstName: 'José', lastName: 'Vale', positionIds: [1], declined: [FRIDAY] }),
    ],
  })
  const ALL: PeopleFilter = { search: '', onlyFree: false, positionId: null, order: 'nights' }
  const list = (night: string, changes: Partial<PeopleFilter> = {}) =>
    listPeople(indexPlan(plan), night, { ...ALL, ...changes }).map(
      ({ person, nights, part, problem }) => `${person.firstName} ${nights} ${part} ${problem}`,
    )

  test('those whom nothing keeps from the night come first, by nights', () => {
    expect(list(FRIDAY)).toEqual(['Ash 1 whole undefined', 'Bo 2 second undefined', 'José 0 whole declined'])
    expect(list(SATURDAY)).toEqual([
      'José 0 whole undefined',
      'Bo 2 whole undefined',
      'Ash 1 undefined alreadyPlanned',
    ])
  })

  test('is filtered by name, position and who is free', () => {
    expect(list(FRIDAY, { search: 'jose' })).toEqual(['José 0 whole declined'])
    expect(list(FRIDAY, { positionId: 2 })).toEqual(['Ash 1 whole undefined'])
    expect(list(SATURDAY, { onlyFree: true, order: 'name' })).toEqual([
      'Bo 2 whole undefined',
      'José 0 whole undefined',
    ])
  })
})
