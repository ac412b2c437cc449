import type { NightPlan, PlannedPlace } from '@nightshift/shared/nights/night-plan/contract'
import { expect } from 'vitest'
import type { Person, Venue } from '../../../../../test/testing/venue.ts'

/** The nights around the clock of the venue, which stands on the evening of Friday, October 4. */
export const NIGHTS = {
  lastWeek: '2024-09-27',
  friday: '2024-10-04',
  saturday: '2024-10-05',
  nextFriday: '2024-10-11',
}

/** A manager and a position, with what a planner does. */
export async function openPlanning(venue: Venue) {
  const mara = await venue.person('Mara', { accessLvl: 2 })
  const actor = await venue.position('Actor')
  const season = { festivalId: venue.home.id, seasonId: venue.home.seasonId }

  return {
    mara,
    actor,
    season,
    /** Somebody who holds the position. */
    async hire(name: string, ...others: { id: number; festivalId: number }[]) {
      const person = await venue.person(name)
      for (const position of [actor, ...others]) await venue.assign(person.id, position)
      return person
    },
    read: async (query: object = {}): Promise<NightPlan> => {
      const reply = await mara.get('/api/night-plan', { festivalId: String(venue.home.id), ...query })
      expect(reply.statusCode).toBe(200)
      return reply.json()
    },
    put: (person: Pick<Person, 'id'>, night: string, more: object = {}) =>
      mara.post('/api/night-plan/places', {
        ...{ ...season, night, positionId: actor.id, userId: person.id },
        ...more,
      }),
    edit: ({ id, updatedAt }: PlannedPlace, changes: object) =>
      mara.patch(`/api/night-plan/places/${id}`, { ...changes, updatedAt }),
    takeOff: ({ id, updatedAt }: PlannedPlace) =>
      mara.delete(`/api/night-plan/places/${id}?updatedAt=${new Date(updatedAt).toISOString()}`),
    need: (night: string | null, needed: number | null, seen: number, positionId = actor.id) =>
      mara.patch('/api/night-plan/needs', { ...season, positionId, night, needed, seen }),
    copy: (from: string, to: string) => mara.post('/api/night-plan/copy', { ...season, from, to }),
    fill: (...nights: string[]) => mara.post('/api/night-plan/fill', { ...season, nights }),
    apply: (places: object[]) => mara.post('/api/night-plan/fill/apply', { ...season, places }),
  }
}

/** Publishes the place as it is, without the API: its person knows of it. */
export async function publish(venue: Venue, { id }: Pick<PlannedPlace, 'id'>) {
  const { rows } = await venue.db.$client.query(
    `update planned_places set published_at = now(), published_position_id = position_id, published_part = part,
       published_call_at = (night + time '17:00') at time zone 'America/New_York',
       published_ends_at = (night + 1 + time '01:00') at time zone 'America/New_York'
     where id = $1 returning updated_at`,
    [id],
  )
  return rows[0].updated_at as Date
}
