import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { answersFor } from '../../../test/testing/answers.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { applications, seasons } from '../../platform/database/schema.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const closed = await venue.festival('Closed', { enableApps: false })
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const lena = await venue.person('Lena', { accessLvl: 1 })
const ash = await venue.person('Ash')

const stored = async (id: number) =>
  (await venue.db.select().from(applications).where(eq(applications.id, id)))[0]!
const patch = (id: number, body: unknown, who = lena) => who.patch(`/api/applications/${id}`, body)

describe('hold and reject', () => {
  test('can be changed back and forth', async () => {
    const { id } = await venue.application()
    for (const status of ['held', 'rejected', 'held', 'held'] as const) {
      expect((await patch(id, { status })).json()).toMatchObject({ id, status })
      expect((await stored(id)).status).toBe(status)
    }
  })

  test('a rejection is a decision with an instant, and a hold takes it back', async () => {
    const { id } = await venue.application()
    await patch(id, { status: 'rejected' })
    expect((await stored(id)).decidedAt).toEqual(venue.clock.now)
    await patch(id, { status: 'held' })
    expect((await stored(id)).decidedAt).toBeNull()
  })

  test('are refused once the applicant is hired', async () => {
    const { id } = await venue.application({ status: 'hired', userId: ash.id })
    for (const status of ['held', 'rejected'])
      await expectRefusal(venue, 'alreadyHired', () => patch(id, { status }))
  })
})

describe('notes', () => {
  test('are stored as typed, in any status', async () => {
    const hired = await venue.person('Wren')
    const { id } = await venue.application({ status: 'hired', userId: hired.id })
    const notes = ' Call back.\n<i>Loud voice</i> '
    expect((await patch(id, { notes })).json().notes).toBe(notes)
    expect(await stored(id)).toMatchObject({ notes, status: 'hired', userId: hired.id })
  })
})

describe('a move', () => {
  test('changes the position inside rawData and nothing else', async () => {
    const application = await venue.application({ status: 'held', notes: 'Tall.' })
    const director = await venue.position('Director', { canApply: false })
    const answers = { ...JSON.parse(application.rawData), position: director.id }
    const rawData = JSON.stringify(answers, null, 1)
    expect((await patch(application.id, { rawData })).json().rawData).toBe(rawData)
    const { positionId, updatedAt, ...before } = application
    expect(await stored(application.id)).toMatchObject({ ...before, rawData })
  })

  test('keeps every other answer', async () => {
    const { id, positionId } = await venue.application()
    for (const change of [
      { firstName: 'Robin' },
      { over16: false },
      { unavailable: [] },
      { middleName: undefined },
    ])
      await expectRefusal(venue, 'answersChanged', () =>
        patch(id, { rawData: JSON.stringify({ ...answersFor(positionId), ...change }) }),
      )
  })

  test('to a position of another festival, or a nonexistent one, is refused', async () => {
    const { id } = await venue.application()
    const elf = await venue.position('Elf', { festivalId: other.id })
    for (const position of [elf.id, 2_000_000_000])
      await expectRefusal(venue, 'positionOfOtherFestival', () =>
        patch(id, { rawData: JSON.stringify(answersFor(position)) }, ada),
      )
  })

  test('validates rawData as the form does', async () => {
    const { id, positionId } = await venue.application()
    const answers = answersFor(positionId)
    for (const rawData of [
      '',
      '{}',
      JSON.stringify({ ...answers, salary: 1 }),
      JSON.stringify({ ...answers, position: 'x' }),
    ])
      await expectRefusal(venue, 'invalidInput', () => patch(id, { rawData }))
    await expectRefusal(venue, 'payloadTooLarge', () =>
      patch(id, { rawData: JSON.stringify(answers) + ' '.repeat(16 * 1024) }),
    )
  })
})

test.each([
  {},
  { status: 'new' },
  { status: 'hired' },
  { userId: '00000000-0000-4000-8000-000000000000' },
  { userId: '00000000-0000-4000-8000-000000000000', status: 'held' },
  { userId: null, status: 'hired' },
  { userId: 'x', status: 'hired' },
  { status: 'held', notes: 'both' },
  { festivalId: 1 },
  { notes: 'n'.repeat(4001) },
  { notes: 'a\0b' },
  { notes: null },
  { seasonId: 1 },
  [],
])('%j is refused', async (body) => {
  const { id } = await venue.application()
  await expectRefusal(venue, 'invalidInput', () => patch(id, body, ada))
})

describe('scope', () => {
  test('applications of other festivals are not found, except by administrators', async () => {
    const { id } = await venue.application({ festivalId: other.id })
    const wren = await venue.person('Wren', { festivalId: other.id })
    const bodies = [
      { status: 'held' },
      { notes: 'x' },
      { rawData: '{}' },
      { userId: wren.id, status: 'hired' },
    ]
    for (const body of bodies) await expectRefusal(venue, 'notFound', () => patch(id, body))
    expect((await patch(id, { status: 'held' }, ada)).statusCode).toBe(200)
    for (const unknown of ['0', '2000000000', '99999999999', 'x', '1.5', '-1'])
      await expectRefusal(venue, 'notFound', () => ada.patch(`/api/applications/${unknown}`, { notes: 'x' }))
  })

  test('applications are not found while the festival takes none', async () => {
    const { id } = await venue.application({ festivalId: closed.id })
    for (const body of [{ status: 'held' }, { notes: 'x' }])
      await expectRefusal(venue, 'notFound', () => patch(id, body, ada))
  })

  test('employees and visitors can change nothing', async () => {
    const { id } = await venue.application()
    await expectRefusal(venue, 'forbidden', () => patch(id, { notes: 'x' }, ash))
    await expectRefusal(venue, 'notSignedIn', () =>
      venue.visitor.patch(`/api/applications/${id}`, { notes: 'x' }),
    )
  })
})

async function takesNotesOnly({ id, positionId, rawData }: Awaited<ReturnType<typeof venue.application>>) {
  const ghoul = await venue.position('Ghoul')
  const moved = JSON.stringify({ ...JSON.parse(rawData), position: ghoul.id })
  const hire = { firstName: 'Wren', lastName: 'Thorn', username: 'archived-wren' }
  const wren = await venue.person('Wren', { lastName: 'Thorn' })
  for (const change of [{ status: 'held' }, { rawData: moved }, { userId: wren.id, status: 'hired' }])
    await expectRefusal(venue, 'applicationArchived', () => patch(id, change))
  await expectRefusal(venue, 'applicationArchived', () =>
    lena.post(`/api/applications/${id}/hire`, { ...hire, positionId, payrate: 15 }),
  )
  await expectRefusal(venue, 'applicationArchived', () =>
    lena.post('/api/users/signup', { ...hire, applicationId: id }),
  )
  expect((await patch(id, { notes: 'Ask again next year.' })).statusCode).toBe(200)
}

test('an archived application takes notes and nothing else', async () => {
  await takesNotesOnly(await venue.application({ archivedAt: venue.clock.now }))
})

describe('once the season is closed', () => {
  const closedAt = venue.clock.now
  const minute = (minutes: number) => new Date(closedAt.getTime() + minutes * 60_000)
  beforeAll(() => venue.db.update(seasons).set({ closedAt }).where(eq(seasons.id, venue.home.seasonId)))

  test('an application from before, also a rejected one, takes notes and nothing else', async () => {
    await takesNotesOnly(await venue.application({ status: 'rejected', createdAt: minute(-1) }))
  })

  test('a hired application from before is not moved', async () => {
    const settings = { status: 'hired' as const, createdAt: minute(-1) }
    const { id, rawData } = await venue.application({ ...settings, userId: (await venue.person('Wren')).id })
    const moved = JSON.stringify({ ...JSON.parse(rawData), position: (await venue.position('Ghoul')).id })
    await expectRefusal(venue, 'applicationArchived', () => patch(id, { rawData: moved }))
  })

  test('an application that came after the closing is decided', async () => {
    const { id } = await venue.application({ createdAt: minute(1) })
    expect((await patch(id, { status: 'held' })).statusCode).toBe(200)
  })
})
