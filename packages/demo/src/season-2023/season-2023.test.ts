import { Answers } from '@nightshift/shared/hiring/answers'
import { expect, test } from 'vitest'
import { applications } from '../applications.ts'
import { entries } from '../entries.ts'
import { people } from '../people.ts'
import { applicationsOf2023 } from './applications.ts'
import { entriesOf2023 } from './entries.ts'
import { LEFT_IN_2023, RETURNED } from './roster.ts'

const staff = people()
const season = entriesOf2023(staff)

test('the staff are those who came back and those who did not', () => {
  const worked = new Set(season.map(({ userId }) => userId))
  const names = staff.filter(({ id }) => worked.has(id)).map(({ username }) => username)
  expect(names.sort()).toEqual([...RETURNED, ...Object.keys(LEFT_IN_2023)].sort())
})

test('who came back also works in 2024, and who left does not', () => {
  const worked = new Set(entries(staff).map(({ userId }) => userId))
  const idOf = (username: string) => staff.find((person) => person.username === username)!.id
  expect(RETURNED.filter((username) => !worked.has(idOf(username)))).toEqual([])
  expect(Object.keys(LEFT_IN_2023).filter((username) => worked.has(idOf(username)))).toEqual([])
})

test('who did not come back was paid the rate they hold', () => {
  for (const { userId, position, payrate } of season) {
    const { username, positions } = staff.find(({ id }) => id === userId)!
    if (username in LEFT_IN_2023) expect(positions).toContainEqual({ name: position, payrate })
  }
})

test('applications match the schema of the form, and are of other people than those of 2024', () => {
  const sent = (all: { rawData: string }[]) => all.map(({ rawData }) => JSON.parse(rawData))
  const phones = new Set(sent(applications(staff, () => 1)).map(({ phone }) => phone))
  for (const answers of sent(applicationsOf2023(staff, () => 1))) {
    expect(Answers.parse(answers)).toEqual(answers)
    expect(phones).not.toContain(answers.phone)
  }
})
