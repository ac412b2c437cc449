import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { nightReports, plannedPlaces } from '../../../../platform/database/schema.ts'

const HOUR = 3_600_000

/** The last night that began, whenever the scene is. */
async function nightOf({ venue, festival }: Scene): Promise<NightEnding> {
  const admin = await venue.person('Ada', { accessLvl: 3, festivalId: null })
  const reply = await admin.get('/api/night-reports/closing', { festivalId: festival.id })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const EMPTY = {
  ...{ planned: 0, came: 0, late: 0, noShow: 0, excused: 0, missing: 0, expected: 0, extra: 0 },
  ...{ plannedHundredths: 0, hundredths: 0, money: { plannedPay: 0, pay: 4200, cash: 0, credit: 0 } },
}

async function storedReport(scene: Scene) {
  const { venue, festival, somebody } = scene
  const { night } = await nightOf(scene)
  const ended = { closedAt: venue.clock.now, closedBy: (await somebody()).id }
  const content = { totals: EMPTY, events: [], lines: [], incidents: [] }
  const [made] = await venue.db
    .insert(nightReports)
    .values({ festivalId: festival.id, night, ...ended, content })
    .returning()
  return made!
}

async function storedIncident(scene: Scene, author?: string) {
  const { venue, festival, somebody } = scene
  const { night, gatesAt } = await nightOf(scene)
  const id = author ?? (await somebody()).id
  const { rows } = await venue.db.$client.query(
    `insert into night_incidents (festival_id, night, at, note, created_at, created_by)
     values ($1, $2, $3, 'Fog', $3, $4) returning id, updated_at`,
    [festival.id, night, gatesAt, id],
  )
  return { id: rows[0].id as number, at: gatesAt, updatedAt: rows[0].updated_at.toISOString() as string }
}

async function openIncident(scene: Scene) {
  await scene.venue.db.delete(nightReports).where(eq(nightReports.festivalId, scene.festival.id))
  return storedIncident(scene)
}

async function endedIncident(scene: Scene, author?: string) {
  await storedReport(scene)
  return storedIncident(scene, author)
}

const changeOf = (incident: typeof storedIncident) => async (scene: Scene) => {
  const { id, at, updatedAt } = await incident(scene)
  const body = { at, note: 'More fog', updatedAt }
  return { ask: () => scene.who.patch(`/api/night-incidents/${id}`, body) }
}
const removalOf = (incident: typeof storedIncident) => async (scene: Scene) => {
  const { id } = await incident(scene)
  return { ask: () => scene.who.delete(`/api/night-incidents/${id}`) }
}
const endedOwn = (scene: Scene) => endedIncident(scene, scene.actor?.id)

/** Money is for level 2 and up. */
function expectMoney({ it }: Scene, answer: unknown, shown: object) {
  const money = it.level === 1 ? null : { pay: expect.any(Number) }
  expect(answer).toMatchObject({ ...shown, totals: { money } })
}

export const nightReportsPermissions = permissionsOf(NIGHT_REPORTS_CALLS, {
  ending: {
    outcomes: [401, [403, 'fewerFields', 200, 200], [403, 404, 404, 200]], // below level 2 without money
    stage: async (scene) => {
      const { night } = await nightOf(scene)
      return {
        ask: () => scene.who.get('/api/night-reports/closing', { festivalId: scene.festival.id }),
        allowed: (reply) => expectMoney(scene, reply.json(), { night }),
      }
    },
  },

  clockOutRest: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // audited
    stage: async ({ venue, who, festival, target }) => {
      const position = await venue.position('Actor', { festivalId: festival.id })
      const start = new Date(venue.clock.now.getTime() - 3 * HOUR).toISOString()
      const settings = { festivalId: festival.id, positionId: position.id }
      const { id } = await venue.shift((await target()).id, start, null, settings)
      const time = new Date(venue.clock.now.getTime() - HOUR).toLocaleTimeString('en-GB', {
        ...{ timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' },
      })
      return {
        ask: () => who.post('/api/night-reports/clock-out', { festivalId: festival.id, ids: [id], time }),
        allowed: (reply) => expect(reply.json()).toEqual({ closed: [id], notFound: [] }),
      }
    },
  },

  mark: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // audited
    stage: async (scene) => {
      const { venue, who, festival, somebody } = scene
      const { night } = await nightOf(scene)
      const position = await venue.position('Actor', { festivalId: festival.id })
      const [place] = await venue.db
        .insert(plannedPlaces)
        .values({
          ...{ festivalId: festival.id, seasonId: festival.seasonId, night, positionId: position.id },
          userId: (await somebody()).id,
        })
        .returning()
      const body = { festivalId: festival.id, night, placeIds: [place!.id], mark: 'noShow' }
      return {
        ask: () => who.post('/api/night-reports/marks', body),
        allowed: (reply) => expect(reply.json().marked).toEqual([place!.id]),
      }
    },
  },

  end: {
    '': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // audited
      stage: async (scene) => {
        const { night, seen } = await nightOf(scene)
        return {
          ask: () => scene.who.post('/api/night-reports', { festivalId: scene.festival.id, night, seen }),
        }
      },
    },
    'changed since it was read': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: async (scene) => {
        const { night } = await nightOf(scene)
        const body = { festivalId: scene.festival.id, night, seen: 'another' }
        return { ask: () => scene.who.post('/api/night-reports', body) }
      },
    },
  },

  list: {
    outcomes: [401, [403, 'fewerFields', 200, 200], [403, 404, 404, 200]], // below level 2 without money
    stage: async (scene) => {
      const { id } = await storedReport(scene)
      return {
        ask: () => scene.who.get('/api/night-reports', { festivalId: scene.festival.id }),
        allowed: (reply) =>
          expect(reply.json()).toContainEqual(
            expect.objectContaining({ report: expect.objectContaining({ id }) }),
          ),
      }
    },
  },

  read: {
    outcomes: [401, [403, 'fewerFields', 200, 200], [403, 404, 404, 200]], // below level 2 without money
    stage: async (scene) => {
      const { id } = await storedReport(scene)
      return {
        ask: () => scene.who.get(`/api/night-reports/${id}`),
        allowed: (reply) => expectMoney(scene, reply.json(), { id }),
      }
    },
  },

  addIncident: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // audited
    stage: async (scene) => {
      const { night, gatesAt } = await nightOf(scene)
      const body = { festivalId: scene.festival.id, night, at: gatesAt, note: 'Fog' }
      return { ask: () => scene.who.post('/api/night-incidents', body) }
    },
  },

  editIncident: {
    '': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // audited
      stage: changeOf(openIncident),
    },
    'of a night that has ended': {
      outcomes: [401, [403, 403, 200, 200], [403, 404, 404, 200]], // audited; the report keeps what it says
      stage: changeOf(endedIncident),
    },
    "of a night that has ended, one's own": {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // audited
      stage: changeOf(endedOwn),
    },
  },

  removeIncident: {
    '': {
      outcomes: [401, [403, 204, 204, 204], [403, 404, 404, 204]], // audited
      stage: removalOf(openIncident),
    },
    'of a night that has ended': {
      outcomes: [401, [403, 403, 204, 204], [403, 404, 404, 204]], // audited; the report keeps it
      stage: removalOf(endedIncident),
    },
    "of a night that has ended, one's own": {
      outcomes: [401, [403, 204, 204, 204], [403, 404, 404, 204]], // audited
      stage: removalOf(endedOwn),
    },
  },
})
