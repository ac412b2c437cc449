import { Answers, availabilityBadge } from '@nightshift/shared/hiring/answers'
import { expect, test } from 'vitest'
import { applications } from './applications.ts'
import { people } from './people.ts'

const staff = people()
const all = applications(staff, () => 1).map((application) => ({
  ...application,
  sent: JSON.parse(application.rawData),
  answers: Answers.parse(JSON.parse(application.rawData)),
}))

const kinds = <Item>(items: Item[], kind: (item: Item) => unknown) => new Set(items.map(kind)).size

test.each([
  ['new', 14],
  ['held', 7],
  ['rejected', 6],
  ['hired', 14],
])('of the status %s there are %i', (status, count) => {
  expect(all.filter((application) => application.status === status)).toHaveLength(count)
})

test('they match the schema of the form', () => {
  for (const { sent, answers } of all) expect(sent).toEqual(answers)
})

test('they vary in age, experience, availability and limitations', () => {
  const answers = all.map((application) => application.answers)
  expect(kinds(answers, ({ over16 }) => over16)).toBe(2)
  expect(kinds(answers, ({ returning }) => returning)).toBe(2)
  expect(kinds(answers, ({ unavailable }) => availabilityBadge(unavailable.length))).toBe(3)
  expect(kinds(answers, ({ limitations }) => limitations.length)).toBe(3)
})

test('a hired one refers to its employee, and is older than the employment', () => {
  for (const { userId, answers, createdAt } of all.filter(({ status }) => status === 'hired')) {
    const person = staff.find(({ id }) => id === userId)!
    expect(answers).toMatchObject({
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
    })
    expect(+createdAt).toBeLessThan(+person.createdAt)
  }
})

test('the others refer to no employee', () => {
  expect(all.filter(({ status, userId }) => status !== 'hired' && userId)).toEqual([])
})
