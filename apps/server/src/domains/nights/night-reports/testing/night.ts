import type { NightEnding, NightReport } from '@nightshift/shared/nights/night-reports/contract'
import { expect } from 'vitest'
import type { Venue } from '../../../../../test/testing/venue.ts'
import { plannedPlaces } from '../../../../platform/database/schema.ts'

/** A Friday of the season: gates at 7 PM, call time at 5 PM, end at 1 AM. */
export const FRIDAY = '2024-10-04'
export const CALL = '2024-10-04T21:00:00.000Z'
export const ONE_AM = '2024-10-05T05:00:00.000Z'
export const HALF_PAST_ONE = new Date('2024-10-05T05:30:00.000Z')

type Someone = Awaited<ReturnType<Venue['person']>>

/** Builders for the end of a night at the venue's own festival. */
export function nightAt(venue: Venue) {
  const { home } = venue

  async function plan(
    { id: userId }: { id: string },
    positionId: number,
    settings: Partial<typeof plannedPlaces.$inferInsert> = {},
  ) {
    const place = { festivalId: home.id, seasonId: home.seasonId, night: FRIDAY, userId, positionId }
    const [made] = await venue.db
      .insert(plannedPlaces)
      .values({ ...place, ...settings })
      .returning()
    return made!
  }

  return {
    plan,
    lead: () => venue.person('Lena', { accessLvl: 1 }),
    manager: () => venue.person('Mara', { accessLvl: 2 }),

    /** Somebody who holds a position and is planned in it. */
    async planned(
      firstName: string,
      position: { id: number; festivalId: number },
      settings: Partial<typeof plannedPlaces.$inferInsert> = {},
    ) {
      const person = await venue.person(firstName)
      await venue.assign(person.id, position)
      return { ...person, place: await plan(person, position.id, settings) }
    },

    async ending(who: Someone, night?: string): Promise<NightEnding> {
      const reply = await who.get('/api/night-reports/closing', {
        festivalId: home.id,
        ...(night && { night }),
      })
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json()
    },

    end: (who: Someone, { night, seen }: Pick<NightEnding, 'night' | 'seen'>) =>
      who.post('/api/night-reports', { festivalId: home.id, night, seen }),

    async report(who: Someone, id: number): Promise<NightReport> {
      const reply = await who.get(`/api/night-reports/${id}`)
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json()
    },

    /** Ends the night as the person sees it, and reads the report. */
    async ended(who: Someone, night?: string): Promise<NightReport> {
      const reply = await this.end(who, await this.ending(who, night))
      expect(reply.statusCode, reply.body).toBe(200)
      return this.report(who, reply.json().id)
    },
  }
}

/** Who is listed for what, as 'kind name'. */
export const listed = ({ lines }: Pick<NightReport, 'lines'>) =>
  lines.map(({ kind, person }) => `${kind} ${person.firstName}`).sort()
