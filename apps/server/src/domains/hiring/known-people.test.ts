import { normalizeEmail, normalizePhone } from '@nightshift/shared/hiring/normalize-contact'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answersFor } from '../../../test/testing/answers.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { erasedPeople, festivals, type users } from '../../platform/database/schema.ts'
import { openNextSeason } from './testing/next-season.ts'

const venue = await openVenue()
const first = venue.home.seasonId
const season = await openNextSeason(venue)
const other = await venue.festival('Elsewhere')
const lena = await venue.person('Lena', { accessLvl: 1 })

const path = `/api/festivals/${venue.home.id}/known-applicants`
const knownOf = async (applicationId: number, query: object = {}) => {
  const list = (await lena.get(path, query as Record<string, unknown>)).json()
  return list.find((one: { applicationId: number }) => one.applicationId === applicationId)?.people ?? []
}

let count = 0
/** Answers that nobody else has. */
const unique = (changes: object = {}) => {
  count += 1
  const answers = { firstName: 'Wren', lastName: `Thorn${String.fromCharCode(96 + count)}` }
  const contact = { email: `wren${count}@example.com`, phone: `845-555-${1000 + count}` }
  return { ...answers, ...contact, ...changes }
}
const sent = async (answers: object, settings: object = {}) => {
  const { id } = await venue.position('Ghoul')
  return venue.application({ rawData: JSON.stringify(answersFor(id, answers)), ...settings })
}
const person = (settings: Partial<typeof users.$inferInsert>) => venue.person('Ash', settings)

test.each([
  ['email', { email: '  Ash.Graves@Example.COM' }, { email: 'ash.graves@example.com' }],
  ['phone', { phone: '(845) 555 0199' }, { phone: '845-555-0199' }],
  [
    'name',
    { firstName: 'José', lastName: "O'Neill-Marsh" },
    { firstName: 'jose ', lastName: 'O Neill Marsh' },
  ],
])('somebody with the same %s is known, in any spelling', async (by, stored, answers) => {
  const ash = await person({ lastName: `Unlike${count}`, ...stored })
  const { id } = await sent(unique(answers))
  expect(await knownOf(id)).toMatchObject([{ id: ash.id, matchedBy: [by] }])
})

test.each([
  ['email', ' Bo.Marsh@Example.COM ', 'bo.marsh@example.com'],
  ['email', 'ash @example.com', 'ASH@EXAMPLE.COM'],
  ['email', 'ａｓｈ.wide＠example.com', 'ash.wide@example.com'],
  ['email', 'ash.graves@example.org', 'ashgraves@example.org'],
  ['phone', '+1 (845) 555-0142', '845.555.0142'],
  ['phone', '1 8455550143', '8455550143'],
  ['phone', '８４５-555-0144', '845-555-0144'],
  ['phone', '1234567', '234567'],
  ['phone', '845-555-0145', '845-555-0146'],
])('the %s %j and %j are compared as in the shared rule', async (by, stored, typed) => {
  const ash = await person({ lastName: `Unlike${count}`, [by]: stored })
  const { id } = await sent(unique({ [by]: typed }))
  const normalize = by === 'email' ? normalizeEmail : normalizePhone
  const expected = normalize(stored) === normalize(typed) ? [{ id: ash.id, matchedBy: [by] }] : []
  expect(await knownOf(id)).toMatchObject(expected)
})

test('the owner of the link comes first, then the best match', async () => {
  const answers = unique()
  const alike = await person({ firstName: answers.firstName, lastName: answers.lastName })
  const same = await person({ ...answers, phone: '' })
  const owner = await person({ lastName: 'Renamed' })
  const { id } = await sent(answers, { returningUserId: owner.id })
  expect(
    (await knownOf(id)).map((one: { id: string; matchedBy: string[] }) => [one.id, one.matchedBy]),
  ).toEqual([
    [owner.id, ['link']],
    [same.id, ['email', 'name']],
    [alike.id, ['name']],
  ])
})

test('tells what is needed to decide: seasons, last position, notes, standing, contact and rates', async () => {
  const answers = unique()
  const ash = await person({
    ...{ email: answers.email, middleName: 'Q', phone: '845-555-0000', photoVersion: 'v7', isActive: false },
    ...{ notes: 'Great scream.', mayReturn: false, seasonsBefore: 2 },
  })
  const position = await venue.position('Actor')
  await venue.assign(ash.id, position, 16.5)
  await venue.shift(ash.id, '2024-09-13T21:00:00Z', '2024-09-14T05:00:00Z', { positionName: 'Actor' })
  await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T05:00:00Z', { positionName: 'Guide' })
  await venue.shift(ash.id, '2024-10-02T21:00:00Z', '2024-10-03T05:00:00Z', {
    ...{ positionName: 'Deleted', deletedAt: venue.clock.now },
  })
  const { id } = await sent(answers)
  expect(await knownOf(id)).toEqual([
    {
      ...{ id: ash.id, username: ash.username, firstName: 'Ash', middleName: 'Q', lastName: 'Graves' },
      ...{ email: answers.email, phone: '845-555-0000', photo: `/api/users/${ash.id}/photo?v=v7` },
      ...{ isActive: false, notes: 'Great scream.', mayReturn: false, years: [2025, 2024], seasonsBefore: 2 },
      ...{ lastPosition: 'Guide', userPositions: [{ positionId: position.id, payrate: 16.5 }] },
      matchedBy: ['email'],
    },
  ])
})

test('nobody is known by empty answers, of another festival, or once erased', async () => {
  await person({ firstName: ' ', lastName: '-' })
  const empty = await venue.application({ rawData: '{"firstName":"","lastName":"-","email":" "}' })
  const foreign = unique()
  await person({ ...foreign, festivalId: other.id })
  const erased = unique()
  const { id } = await person(erased)
  await venue.db.insert(erasedPeople).values({ userId: id, erasedAt: venue.clock.now })
  for (const application of [empty, await sent(foreign), await sent(erased, { returningUserId: id })])
    expect(await knownOf(application.id)).toEqual([])
})

test('whoever was hired or signed up from the application itself is not known by it', async () => {
  const answers = unique()
  const hired = await person(answers)
  const { id } = await sent(answers, { status: 'hired', userId: hired.id })
  const open = await sent(answers)
  const signedUp = await person({ ...answers, applicationId: open.id })
  expect(await knownOf(id)).toMatchObject([{ id: signedUp.id }])
  expect(await knownOf(open.id)).toMatchObject([{ id: hired.id }])
})

test('the current season is listed, or the one that is named', async () => {
  const answers = unique()
  await person(answers)
  const [now, before] = [await sent(answers), await sent(answers, { seasonId: first })]
  expect(await knownOf(now.id)).toHaveLength(1)
  expect(await knownOf(now.id, { seasonId: season.id })).toHaveLength(1)
  expect(await knownOf(now.id, { seasonId: first })).toEqual([])
  expect(await knownOf(before.id, { seasonId: first })).toHaveLength(1)
  expect((await lena.get(path, { seasonId: other.seasonId })).json()).toEqual([])
  expect((await lena.get(path, { seasonId: 'x' })).statusCode).toBe(400)
})

test('nobody is listed while the festival takes no applications', async () => {
  const setOpen = (enableApps: boolean) =>
    venue.db.update(festivals).set({ enableApps }).where(eq(festivals.id, venue.home.id))
  await setOpen(false)
  expect((await lena.get(path)).json()).toEqual([])
  await setOpen(true)
})
