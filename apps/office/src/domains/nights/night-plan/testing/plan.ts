import type { NightPlan, PlannedPlace, PlanPerson } from '@nightshift/shared/nights/night-plan/contract'

export const FRIDAY = '2024-10-04'
export const SATURDAY = '2024-10-05'
export const NEXT_FRIDAY = '2024-10-11'

export const ASH = '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20'
export const BO = '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b21'
export const CLEO = '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b22'

export const planPerson = (changes: Partial<PlanPerson> = {}): PlanPerson => ({
  ...{ id: ASH, firstName: 'Ash', lastName: 'Marrow', isActive: true, positionIds: [1, 2] },
  ...{ availability: { source: 'application', unavailable: [] }, declined: [], is16OrUnder: false },
  ...changes,
})

export const plannedPlace = (changes: Partial<PlannedPlace> = {}): PlannedPlace => ({
  ...{ id: 1, night: FRIDAY, positionId: 1, userId: ASH, part: 'whole', change: 'none' },
  ...{ updatedAt: '2024-09-01T00:00:00.000Z', isSeen: false, answer: null, answerReason: null },
  ...changes,
})

const night = (date: string, label: string) => ({
  isCalledOff: false,
  ...{ date, label, gatesAt: `${date}T23:00:00.000Z` },
  endsAt: new Date(Date.parse(`${date}T23:00:00.000Z`) + 6 * 3_600_000).toISOString(),
})

/** Two Fridays and a Saturday, two positions of one event, and three people: Ash holds both, Bo and Cleo the first. */
export const nightPlan = (changes: Partial<NightPlan> = {}): NightPlan => ({
  ...{ festivalId: 1, timeZone: 'America/New_York', curfew: null, callMinutes: 120 },
  season: { id: 7, year: 2024, part: 1, closedAt: null },
  tonight: FRIDAY,
  nights: [
    night('2024-09-27', 'Friday, September 27'),
    night(FRIDAY, 'Friday, October 4'),
    night(SATURDAY, 'Saturday, October 5'),
    night(NEXT_FRIDAY, 'Friday, October 11'),
  ],
  events: [
    {
      ...{ id: 3, name: 'The Bog' },
      positions: [
        { id: 1, name: 'Bog Actor', needed: 2, callMinutes: null },
        { id: 2, name: 'Usher', needed: 1, callMinutes: 30 },
      ],
    },
  ],
  needs: [],
  places: [],
  toldOfGoneNights: [],
  people: [
    planPerson(),
    planPerson({ id: BO, firstName: 'Bo', lastName: 'Thorn', positionIds: [1] }),
    planPerson({ id: CLEO, firstName: 'Cleo', lastName: 'Vale', positionIds: [1] }),
  ],
  ...changes,
})
