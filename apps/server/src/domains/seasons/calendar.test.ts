import { firstSeason } from '@nightshift/shared/seasons/next-season'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { festivals, seasonCalendars, seasons } from '../../platform/database/schema.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'
import { addFestival } from '../setup/festivals/add-festival.service.ts'
import { findCurrentSeason, findSeasons, insertCalendar, insertSeason } from './seasons.queries.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const address = `/api/festivals/${venue.home.id}/season`
const NEXT = {
  opensAt: '2025-09-12T23:00:00.000Z',
  weekends: 8,
  extraNights: ['2025-10-30', '2025-11-08'],
  shiftStart: '16:30',
  shiftEnd: '00:00',
}

describe('a season', () => {
  test('is public and starts as specified', async () => {
    expect((await venue.visitor.get(address)).json()).toEqual({
      ...DEFAULT_SEASON,
      updatedAt: expect.any(String),
    })
  })

  test('is replaced by a new row, and the old one stays', async () => {
    const before = await venue.db.$count(seasonCalendars, eq(seasonCalendars.festivalId, venue.home.id))
    const saved = (await ada.patch(address, NEXT)).json()
    expect(saved).toEqual({ ...NEXT, updatedAt: expect.any(String) })
    expect((await venue.visitor.get(address)).json()).toEqual(saved)
    const rows = await venue.db
      .select()
      .from(seasonCalendars)
      .where(eq(seasonCalendars.festivalId, venue.home.id))
    expect(rows).toHaveLength(before + 1)
    expect(rows[0]!.opensAt.toISOString()).toBe(DEFAULT_SEASON.opensAt)
  })

  test('leaves the seasons of other festivals alone', async () => {
    const other = await venue.festival('Elsewhere')
    await ada.patch(address, NEXT)
    expect((await venue.visitor.get(`/api/festivals/${other.id}/season`)).json()).toMatchObject(
      DEFAULT_SEASON,
    )
  })

  test('is created with a festival that is added on the server', async () => {
    const chosen = { ...DEFAULT_SEASON, weekends: 3 }
    const added = [
      [
        await addFestival(venue.db, { name: 'Added', enableHome: true }, venue.clock.now, chosen),
        chosen,
        true,
      ],
      [
        await addFestival(venue.db, { name: 'Undecided', enableHome: true }, venue.clock.now),
        firstSeason('America/New_York', venue.clock.now),
        false,
      ],
    ] as const
    for (const [id, season, isLive] of added) {
      expect((await venue.visitor.get(`/api/festivals/${id}/season`)).json()).toMatchObject(season)
      const [{ enableHome } = {}] = await venue.db.select().from(festivals).where(eq(festivals.id, id))
      expect(enableHome).toBe(isLive)
    }
  })

  test('moves to the year that it opens in', async () => {
    const other = await venue.festival('Elsewhere')
    await ada.patch(`/api/festivals/${other.id}/season`, NEXT)
    expect(await findCurrentSeason(venue.db, other.id)).toMatchObject({ id: other.seasonId, year: 2025 })
  })

  describe('after another', () => {
    async function two() {
      const { id: festivalId, seasonId } = await venue.festival('Elsewhere')
      await venue.db.update(seasons).set({ closedAt: venue.clock.now }).where(eq(seasons.id, seasonId))
      await venue.db.transaction(async (tx) => {
        const made = await insertSeason(tx, { festivalId, year: 2025, beginsAt: venue.clock.now })
        await insertCalendar(tx, made, NEXT)
      })
      return {
        festivalId,
        edit: (season: object) => ada.patch(`/api/festivals/${festivalId}/season`, season),
      }
    }
    const late = { ...NEXT, opensAt: '2024-11-15T00:00:00.000Z', weekends: 2, extraNights: [] }

    test('begins after the last night of that', async () => {
      const { edit } = await two()
      await expectRefusal(venue, 'seasonsOverlap', () => edit(DEFAULT_SEASON))
      // The last night is Saturday, November 2.
      const touching = { ...late, opensAt: '2024-11-01T22:00:00.000Z' }
      await expectRefusal(venue, 'seasonsOverlap', () => edit(touching))
      const early = { ...late, extraNights: ['2024-11-02'] }
      await expectRefusal(venue, 'seasonsOverlap', () => edit(early))
    })

    test('may open in the same year, as its second', async () => {
      const { festivalId, edit } = await two()
      expect((await edit(late)).statusCode).toBe(200)
      expect(await findSeasons(venue.db, festivalId)).toMatchObject([
        { year: 2024, part: 2, isCurrent: true },
        { year: 2024, part: 1, isCurrent: false },
      ])
      expect((await edit(NEXT)).statusCode).toBe(200)
      expect(await findCurrentSeason(venue.db, festivalId)).toMatchObject({ year: 2025, part: 1 })
    })

    test('never has a night of it, whoever stores it', async () => {
      const { festivalId } = await two()
      const store = venue.db.transaction(async (tx) => {
        const made = await insertSeason(tx, { festivalId, year: 2026, beginsAt: venue.clock.now })
        await insertCalendar(tx, made, { ...NEXT, weekends: 1, extraNights: [] })
      })
      await expect(store).rejects.toMatchObject({ code: 'seasonsOverlap' })
    })
  })

  test('is not changed once it is closed', async () => {
    const other = await venue.festival('Elsewhere')
    await venue.db.update(seasons).set({ closedAt: venue.clock.now }).where(eq(seasons.id, other.seasonId))
    const edit = () => ada.patch(`/api/festivals/${other.id}/season`, NEXT)
    await expectRefusal(venue, 'seasonClosed', edit)
  })

  test.each([
    ['no weekends', { weekends: 0 }],
    ['27 weekends', { weekends: 27 }],
    ['a fractional number of weekends', { weekends: 1.5 }],
    ['an invalid date', { extraNights: ['2025-02-30'] }],
    ['a night as an instant', { extraNights: ['2025-10-30T00:00:00Z'] }],
    ['61 extra nights', { extraNights: Array(61).fill('2025-10-30') }],
    ['a night in the year 0', { extraNights: ['0000-10-30'] }],
    ['an opening in the year 0', { opensAt: '0000-09-12T23:00:00Z' }],
    ['an opening without a zone', { opensAt: '2025-09-12T23:00:00' }],
    ['an invalid opening', { opensAt: 'Friday' }],
    ['24 o’clock', { shiftEnd: '24:00' }],
    ['seconds', { shiftStart: '17:00:00' }],
    ['an id', { id: 1 }],
    ['a festival', { festivalId: 2 }],
    ['no opening', { opensAt: undefined }],
  ])('with %s is refused', async (_, change) => {
    await expectRefusal(venue, 'invalidInput', () => ada.patch(address, { ...NEXT, ...change }))
  })

  test('is set by administrators, for a festival that exists', async () => {
    for (const accessLvl of [0, 1, 2]) {
      const ash = await venue.person('Ash', { accessLvl })
      await expectRefusal(venue, 'forbidden', () => ash.patch(address, NEXT))
    }
    await expectRefusal(venue, 'notSignedIn', () => venue.visitor.patch(address, NEXT))
    for (const id of ['2000000000', 'x', '0']) {
      await expectRefusal(venue, 'notFound', () => ada.patch(`/api/festivals/${id}/season`, NEXT))
      expect((await venue.visitor.get(`/api/festivals/${id}/season`)).statusCode).toBe(404)
    }
  })
})
