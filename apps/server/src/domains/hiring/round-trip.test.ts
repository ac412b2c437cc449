import { Answers } from '@nightshift/shared/hiring/answers'
import { answerRows } from '@nightshift/shared/hiring/card'
import { AVAILABLE, LIMITATIONS } from '@nightshift/shared/hiring/choices'
import { answersFrom } from '@nightshift/shared/hiring/form'
import { nightsOf } from '@nightshift/shared/seasons/nights'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { isOneLine } from '@nightshift/shared/storable'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../../test/testing/rounds.ts'
import { openVenue } from '../../../test/testing/venue.ts'

const venue = await openVenue()
const lena = await venue.person('Lena', { accessLvl: 1 })
const { id: position } = await venue.position('Actor')
const timeZone = venue.home.timeZone
const nights = nightsOf(DEFAULT_SEASON, timeZone)
const now = new Date('2024-08-01T14:30:00.000Z')

const text = (maxLength: number) =>
  fc.string({ unit: 'binary', maxLength: maxLength / 2 }).filter((value) => !value.includes('\0'))
const filled = (maxLength: number) => text(maxLength).filter((value) => value.trim() !== '')
const line = (maxLength: number) => filled(maxLength).filter(isOneLine)
const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((list) => list.join(''))
const dash = fc.constantFrom('', '-')

/** What people can type and tick, including what no sane person would. */
const forms = fc.record({
  firstName: line(80),
  middleName: text(40).filter(isOneLine),
  lastName: line(80),
  email: fc.emailAddress().filter((email) => Answers.shape.email.safeParse(email).success),
  phone: fc.tuple(digits(3), dash, digits(3), dash, digits(4)).map((parts) => parts.join('')),
  street: filled(160),
  city: filled(80),
  state: filled(40),
  zip: filled(12),
  over16: fc.constantFrom('yes', 'no'),
  returning: fc.constantFrom('yes', 'no'),
  returningNotes: text(500),
  otherNotes: text(500),
  [AVAILABLE]: fc.subarray(nights.map(({ key }) => key)),
  limitations: fc.subarray([...LIMITATIONS]),
})

function formOf(fields: Record<string, string | string[]>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, position: String(position) }))
    for (const each of [value].flat()) form.append(name, each)
  return form
}

/** Spaces around an answer are dropped. */
const typed = (value: string) => value.trim()

let applicants = 0

test('random applications are shown as they were entered', async () => {
  const sent = fc.asyncProperty(forms, async (fields) => {
    const answers = answersFrom(formOf(fields), { nights, now })
    expect(answers.error?.issues).toBeUndefined()
    const body = { rawData: JSON.stringify(answers.data), festivalId: venue.home.id }
    applicants += 1
    const applicant = venue.visitor.from(`10.0.1.${applicants}`)
    expect((await applicant.post('/api/applications/', body)).json()).toEqual({ received: true })

    const newest = { order: ['id DESC'], limit: 1 }
    const [stored] = (await lena.get('/api/applications', { filter: newest })).json()
    const positionLabel = (id: unknown) => (id === position ? 'Actor event - Actor' : 'UNKNOWN')
    const rows = answerRows(JSON.parse(stored.rawData), { nights, timeZone, positionLabel })
    const lines = Object.fromEntries(rows.map(({ key, lines }) => [key, lines]))

    const { available, limitations, over16, returning, ...texts } = fields
    // Notes about earlier seasons are sent only by those who return.
    const returningNotes = returning === 'yes' ? texts.returningNotes : ''
    for (const [name, value] of Object.entries({ ...texts, returningNotes }))
      expect(lines[name], name).toEqual(typed(value) ? [typed(value)] : [])
    expect(lines).toMatchObject({
      dateSubmited: ['8/1/2024 10:30:00 AM'],
      over16: [over16 === 'yes' ? 'Yes' : 'No'],
      returning: [returning === 'yes' ? 'Yes' : 'No'],
      limitations,
      position: ['Actor event - Actor'],
      unavailable: nights.filter(({ key }) => !available.includes(key)).map(({ label }) => label),
    })
  })
  await fc.assert(sent, { numRuns: rounds(100) })
})
