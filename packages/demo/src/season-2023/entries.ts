import { nightsOf } from '@nightshift/shared/seasons/nights'
import { type Entry, entriesOf } from '../entries.ts'
import { TIME_ZONE } from '../festivals.ts'
import type { Person } from '../people.ts'
import { LEFT_IN_2023, RETURNED } from './roster.ts'
import { SEASON_2023 } from './season.ts'

/** The last three weekends and the extra night: until then hours were written on paper. */
const NIGHTS_WITH_ENTRIES = 7

export const entriesOf2023 = (people: Person[]): Entry[] =>
  entriesOf(
    people.filter(({ username }) => RETURNED.includes(username) || username in LEFT_IN_2023),
    nightsOf(SEASON_2023, TIME_ZONE).slice(-NIGHTS_WITH_ENTRIES),
  )
