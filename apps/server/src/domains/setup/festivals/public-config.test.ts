import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { festivals, siteVersions } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const dread = await venue.festival('Dread', {
  hostName: 'dread.example',
  brand: 'dreadmoor',
  enableHome: true,
  publicMsg: 'Closed on Sunday.',
  welcomeMsg: 'For staff only.',
})
const winter = await venue.festival('Winter', {
  hostName: 'winter.example',
  variant: 'holiday',
  enableApps: false,
})

describe('the public configuration', () => {
  test('has the festivals with a host, with their seasons', async () => {
    const reply = await venue.visitor.get('/api/publicConfig')
    expect(reply.json()).toEqual([
      {
        id: dread.id,
        hostName: 'dread.example',
        enableHome: true,
        enableApps: true,
        publicMsg: 'Closed on Sunday.',
        brand: 'dreadmoor',
        variant: 'halloween',
        timeZone: 'America/New_York',
        season: DEFAULT_SEASON,
      },
      {
        id: winter.id,
        hostName: 'winter.example',
        enableHome: false,
        enableApps: false,
        publicMsg: '',
        brand: '',
        variant: 'holiday',
        timeZone: 'America/New_York',
        season: DEFAULT_SEASON,
      },
    ])
  })

  test('has the date as of which a demo sells', async () => {
    const salesAsOf = new Date('2024-10-12T16:00:00Z')
    await venue.db.update(festivals).set({ salesAsOf }).where(eq(festivals.id, winter.id))
    const [dreadmoor, demo] = (await venue.visitor.get('/api/publicConfig')).json()
    expect(demo.salesAsOf).toBe(salesAsOf.toISOString())
    expect(dreadmoor).not.toHaveProperty('salesAsOf')
    await venue.db.update(festivals).set({ salesAsOf: null }).where(eq(festivals.id, winter.id))
  })

  test('is the same bytes for every caller and host', async () => {
    const { body } = await venue.visitor.get('/api/publicConfig')
    const ash = await venue.person('Ash')
    expect((await ash.get('/api/publicConfig')).body).toBe(body)
    for (const host of ['dread.example', 'winter.example', 'localhost:3000', 'evil.example'])
      expect((await venue.visitor.with({ host }).get('/api/publicConfig')).body).toBe(body)
    const forwarded = { 'x-forwarded-host': 'winter.example', host: 'dread.example' }
    expect((await venue.visitor.with(forwarded).get('/api/publicConfig')).body).toBe(body)
  })

  test("follows an administrator's changes", async () => {
    const ada = await venue.person('Ada', { accessLvl: 3 })
    await ada.patch(`/api/festivals/${winter.id}`, { publicMsg: 'Snow.', enableHome: true })
    const entries = (await venue.visitor.get('/api/publicConfig')).json()
    expect(entries[1]).toMatchObject({ id: winter.id, publicMsg: 'Snow.', enableHome: true })
  })
})

describe('the positions that applicants can choose', () => {
  test('are those that take applications, by name, with only id and name', async () => {
    const festival = await venue.festival('Choices')
    const settings = { festivalId: festival.id }
    const usher = await venue.position('Usher', settings)
    const actor = await venue.position('Actor', settings)
    await venue.position('Director', { ...settings, canApply: false })
    const reply = await venue.visitor.get(`/api/publicAppPosition/${festival.id}`)
    expect(reply.json()).toEqual([
      { id: actor.id, name: 'Actor' },
      { id: usher.id, name: 'Usher' },
    ])
  })

  test('are not found, with the same body, when the festival takes none, does not exist or is no number', async () => {
    const answers = []
    for (const festival of [winter.id, 2_000_000_000, 99_999_999_999, 0, -1, 'x', '1.5', '%20'])
      answers.push(await venue.visitor.get(`/api/publicAppPosition/${festival}`))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })
})

describe('the festival of a host', () => {
  const ofHost = async (host: string) =>
    (await venue.visitor.with({ host }).get('/api/festivals/of-host')).json().festival

  test('has its logo and the name in its live look; a shared site has the name of its parent', async () => {
    expect(await ofHost('dread.example:8443')).toEqual({ name: 'Dread', logo: null, company: 'Dread' })
    const version = {
      number: 1,
      sections: ['look' as const],
      how: 'publish' as const,
      publishedAt: venue.clock.now,
    }
    const content = { look: { name: 'Dread & Sons' } } as never
    await venue.db.insert(siteVersions).values({ ...version, festivalId: dread.id, content })
    await venue.db
      .update(festivals)
      .set({ siteParentId: dread.id, logoVersion: 'f0' })
      .where(eq(festivals.id, winter.id))
    expect(await ofHost('Dread.example')).toMatchObject({ company: 'Dread & Sons' })
    expect(await ofHost('winter.example')).toEqual({
      name: 'Winter',
      logo: `/api/festivals/${winter.id}/logo?v=f0`,
      company: 'Dread & Sons',
    })
    const ada = await venue.person('Ada', { accessLvl: 3, festivalId: dread.id })
    expect((await ada.get('/api/users/me')).json().festival.company).toBe('Dread & Sons')
  })

  test.each(['nowhere.example', 'dread.example/x', '%64read.example'])('%s has none', async (host) => {
    expect(await ofHost(host)).toBeNull()
  })
})
