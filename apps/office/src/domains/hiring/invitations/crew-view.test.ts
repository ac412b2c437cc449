import { expect, test } from 'vitest'
import { FIRST_VIEW, listed, positionsOf } from './crew-view.ts'
import { crewMember } from './testing/crew.ts'

const crew = [
  crewMember('Ash', { nights: 3, lastPosition: 'Guide', notes: 'Très  fort', years: [2024, 2023] }),
  crewMember('Bo', { nights: 12, invitedAt: '2025-03-01T12:00:00.000Z' }),
  crewMember('Cy', { nights: 7, lastPosition: 'Guide', notes: ' ', years: [2023, 2022, 2021] }),
]
const names = (changes: Partial<typeof FIRST_VIEW>) =>
  listed(crew, { ...FIRST_VIEW, ...changes }).map(({ firstName }) => firstName)

test.each([
  [{}, ['Ash', 'Bo', 'Cy']],
  [{ nights: '7' }, ['Bo', 'Cy']],
  [{ nights: 'many' }, ['Ash', 'Bo', 'Cy']],
  [{ position: 'Guide' }, ['Ash', 'Cy']],
  [{ note: 'without' }, ['Bo', 'Cy']],
  [{ note: 'contains', text: 'fort tres' }, ['Ash']],
  [{ note: 'contains' }, ['Ash', 'Bo', 'Cy']],
  [{ note: 'unknown', text: 'fort' }, ['Ash', 'Bo', 'Cy']],
  [{ q: 'graves BO' }, ['Bo']],
  [{ q: 'cy@example' }, ['Cy']],
  [{ sort: 'nights' }, ['Bo', 'Cy', 'Ash']],
  [{ sort: 'years' }, ['Cy', 'Ash', 'Bo']],
  [{ sort: 'invited' }, ['Ash', 'Cy', 'Bo']],
])('%j shows %j', (changes, shown) => {
  expect(names(changes)).toEqual(shown)
})

test('the positions are those of the last season, each once', () => {
  expect(positionsOf(crew)).toEqual(['Actor', 'Guide'])
})
