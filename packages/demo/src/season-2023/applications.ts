import { type Applying, RETURNING_NOTES } from '../applicants.ts'
import { applicationsOf, joinedByApplying } from '../applications.ts'
import type { Person } from '../people.ts'
import type { PositionName } from '../positions.ts'
import { randomFrom } from '../random.ts'
import { LEFT_IN_2023, RETURNED } from './roster.ts'
import { CLOSED_AT } from './season.ts'

/** Those of the status new or held were left open, and archived when the season was closed. */
const APPLICANTS_2023: Applying[] = [
  ['Winifred Ashdown', 'Concessions', 'new'],
  ['Malachi D Rourke', 'Hayride Actor', 'new'],
  ['Petra Novak', 'Bog Actor', 'held'],
  ['Joaquín Ferreira', 'Parking Attendant', 'held'],
  ['Clement Osei', 'Security', 'rejected'],
  ['Harriet B Vance', 'Psychosis Actor', 'rejected'],
  ['Bogdan Ilic', 'Night Cleaner', 'rejected'],
]

/** How many of those who came back were hired from an application, besides all who did not. */
const HIRED_COUNT = 5

export function applicationsOf2023(people: Person[], positionId: (name: PositionName) => number) {
  const joined = joinedByApplying(people, 2023)
  const former = joined.filter(({ username }) => username in LEFT_IN_2023)
  const returned = joined.filter(({ username }) => RETURNED.includes(username))
  const season = {
    applicants: APPLICANTS_2023,
    from: '2023-08-05T12:00:00Z',
    firstPhone: 440,
    hired: [...former, ...randomFrom('hired in 2023').some(returned, HIRED_COUNT)],
    returningNotes: RETURNING_NOTES.filter((note) => !note.includes('2023')),
  }
  return applicationsOf(season, positionId).map((application) => ({
    ...application,
    archivedAt: application.decidedAt ? null : CLOSED_AT,
  }))
}
