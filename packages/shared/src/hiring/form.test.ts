import { expect, test } from 'vitest'
import { AVAILABLE } from './choices.ts'
import { answersFrom } from './form.ts'

const asked = {
  nights: [{ key: 'fr1' }, { key: 'sa1' }, { key: 'sa2' }],
  now: new Date('2024-08-01T14:30:00Z'),
}
const FILLED: [string, string][] = [
  ['position', '7'],
  ['firstName', ' Wren '],
  ['middleName', ''],
  ['lastName', 'Thorn'],
  ['street', '13 Gallows Lane'],
  ['city', 'Millbrook'],
  ['state', 'NY'],
  ['zip', '12545'],
  ['email', 'wren@example.com'],
  ['phone', '845-555-0123'],
  ['over16', 'yes'],
  ['returning', 'no'],
  ['returningNotes', ''],
  ['otherNotes', 'Tall.'],
  [AVAILABLE, 'fr1'],
  [AVAILABLE, 'sa2'],
  ['limitations', 'light'],
  ['limitations', 'other'],
]

/** A form with these fields changed. */
function filled(changes: Record<string, string[]> = {}) {
  const form = new FormData()
  for (const [name, value] of FILLED) if (!(name in changes)) form.append(name, value)
  for (const [name, values] of Object.entries(changes)) for (const value of values) form.append(name, value)
  return form
}

test('a filled form is a complete application; an unchecked night is unavailable', () => {
  expect(answersFrom(filled(), asked).data).toEqual({
    dateSubmited: '2024-08-01T14:30:00.000Z',
    firstName: 'Wren',
    middleName: '',
    lastName: 'Thorn',
    email: 'wren@example.com',
    phone: '845-555-0123',
    street: '13 Gallows Lane',
    city: 'Millbrook',
    state: 'NY',
    zip: '12545',
    over16: true,
    returning: false,
    returningNotes: '',
    otherNotes: 'Tall.',
    unavailable: ['sa1'],
    limitations: ['light', 'other'],
    position: 7,
  })
})

test('the other options give the other answers', () => {
  const form = filled({
    over16: ['no'],
    returning: ['yes'],
    returningNotes: ['Two seasons in the Bog.'],
    [AVAILABLE]: [],
    limitations: [],
  })
  expect(answersFrom(form, asked).data).toMatchObject({
    over16: false,
    returning: true,
    returningNotes: 'Two seasons in the Bog.',
    unavailable: ['fr1', 'sa1', 'sa2'],
    limitations: [],
  })
})

test('notes on earlier seasons are sent only when returning', () => {
  const form = filled({ returning: ['no'], returningNotes: ['Two seasons in the Bog.'] })
  expect(answersFrom(form, asked).data).toMatchObject({ returning: false, returningNotes: '' })
})

test.each([
  ['position', ''],
  ['firstName', '  '],
  ['lastName', ''],
  ['street', ''],
  ['city', ''],
  ['state', ''],
  ['zip', ''],
  ['email', 'wren@example'],
  ['phone', '845 555 0123'],
])("%s of %j is refused, with the field's name", (name, value) => {
  const { error } = answersFrom(filled({ [name]: [value] }), asked)
  expect(error?.issues.map(({ path }) => path[0])).toContain(name)
})
