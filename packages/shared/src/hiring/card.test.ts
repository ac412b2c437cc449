import { expect, test } from 'vitest'
import { nightsOf } from '../seasons/nights.ts'
import { DEFAULT_SEASON } from '../seasons/season.ts'
import { answerRows } from './card.ts'

const timeZone = 'America/New_York'
const known = {
  timeZone,
  nights: nightsOf(DEFAULT_SEASON, timeZone),
  positionLabel: (id: unknown) => (id === 7 ? 'The Bog - Actor' : 'UNKNOWN'),
}
const row = (answers: Record<string, unknown>) => {
  const [only] = answerRows(answers, known)
  return [only!.label, ...only!.lines]
}

test.each([
  [{ firstName: 'Wren' }, ['First name', 'Wren']],
  [{ over16: false }, ['Over 16', 'No']],
  [{ returning: true }, ['Returning', 'Yes']],
  [{ dateSubmited: '2024-08-01T14:30:00.000Z' }, ['Date submited', '8/1/2024 10:30:00 AM']],
  [{ dateSubmited: 'long ago' }, ['Date submited', 'long ago']],
  [{ unavailable: ['fr1', 'sa9'] }, ['Unavailable', 'Friday, September 13', 'UNKNOWN']],
  [{ limitations: ['allergies', 'light'] }, ['Limitations', 'allergies', 'light']],
  [{ limitations: [] }, ['Limitations']],
  [{ otherNotes: '' }, ['Other notes']],
  [{ position: 7 }, ['Position', 'The Bog - Actor']],
  [{ position: 8 }, ['Position', 'UNKNOWN']],
  [{ shoeSize: 9 }, ['Shoe size', '9']],
])('%j reads %j', (answers, expected) => {
  expect(row(answers)).toEqual(expected)
})

test('keeps the order of the answers', () => {
  expect(answerRows({ zip: '1', city: '2' }, known).map(({ key }) => key)).toEqual(['zip', 'city'])
})
