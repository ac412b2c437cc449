import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { applications, festivals, users } from '../../../../src/platform/database/schema.ts'
import { answersFor } from '../../../testing/answers.ts'
import type { Person } from '../../../testing/venue.ts'
import { named, type Proofs, type Stage } from '../prove.ts'
import type { Scene } from '../scene.ts'

const newApplication = ({ venue, festival }: Scene, settings: object = {}) =>
  venue.application({ festivalId: festival.id, ...settings })

/** An application of a hired person. */
const hiredApplication = async (scene: Scene) =>
  newApplication(scene, { status: 'hired', userId: (await scene.somebody()).id })

type Made = Awaited<ReturnType<typeof newApplication>>

/** Sends each of these bodies for an application. */
const patch =
  (bodiesFor: (scene: Scene, made: Made) => object[] | Promise<object[]>, make = newApplication): Stage =>
  async (scene) => {
    const made = await make(scene)
    const bodies = await bodiesFor(scene, made)
    return {
      ask: () => Promise.all(bodies.map((body) => scene.who.patch(`/api/applications/${made.id}`, body))),
    }
  }

/** A person of the festival who is inactive, signed up from this application or from none. */
async function signedUp(scene: Scene, applicationId: number | null) {
  const { id } = await scene.somebody({ isActive: false })
  await scene.venue.db.update(users).set({ applicationId }).where(eq(users.id, id))
  return id
}

const hired = (userId: string) => [{ userId, status: 'hired' }]

let hires = 0

/** Sends the hire form with each of these changes. */
const hire =
  (changesFor: (scene: Scene) => object[] | Promise<object[]>, make = newApplication): Stage =>
  async (scene) => {
    const { id, positionId } = await make(scene)
    const changes = await changesFor(scene)
    const form = () => ({
      firstName: 'Wren',
      lastName: 'Thorn',
      username: `hired${++hires}`,
      paychexId: '000',
    })
    return {
      ask: () =>
        Promise.all(
          changes.map((change) =>
            scene.who.post(`/api/applications/${id}/hire`, { ...form(), positionId, payrate: 15, ...change }),
          ),
        ),
    }
  }

export const hiringProofs: Proofs = {
  'POST /api/applications': {
    valid: async ({ venue, who, festival }) => {
      const { id } = await venue.position('Ghoul')
      const body = { rawData: JSON.stringify(answersFor(id)), festivalId: festival.id }
      return {
        ask: () => who.post('/api/applications/', body),
        allowed: (reply) => expect(reply.json()).toEqual({ received: true }),
      }
    },
    'status, userId, notes, unknown answer, position not offered': async (scene) => {
      const { venue, who, festival, otherFestival } = scene
      const offered = answersFor((await venue.position('Ghoul')).id)
      const foreign = await venue.position('Ghoul', { festivalId: otherFestival.id })
      const closed = await venue.position('Owner', { canApply: false })
      const userId = (await scene.somebody()).id
      const answers: object[] = [{ ...offered, wage: 100 }, answersFor(foreign.id), answersFor(closed.id)]
      const bodies: object[] = [
        ...[{ status: 'hired' }, { userId }, { notes: 'Hire me' }].map((more) => ({
          ...more,
          rawData: JSON.stringify(offered),
        })),
        ...answers.map((answer) => ({ rawData: JSON.stringify(answer) })),
      ]
      return {
        ask: () =>
          Promise.all(
            bodies.map((body) => who.post('/api/applications/', { ...body, festivalId: festival.id })),
          ),
      }
    },
  },

  'GET /api/applications': {
    '': named(async (scene) => {
      const { id } = await newApplication(scene)
      const filter = { where: { id, festivalId: scene.festival.id } }
      return { ask: () => scene.who.get('/api/applications', { filter }) }
    }),
    'enableApps off': async (scene) => {
      const { id } = await newApplication(scene)
      await closeApplications(scene)
      return { ask: () => scene.who.get('/api/applications', { filter: { where: { id } } }) }
    },
  },

  'GET /api/applications/count': {
    '': named(async (scene) => {
      await newApplication(scene)
      const where = { status: 'new', festivalId: scene.festival.id }
      return { ask: () => scene.who.get('/api/applications/count', { where }) }
    }),
  },

  'PATCH /api/applications/{id}': {
    'held, rejected': patch(() => [{ status: 'held' }, { status: 'rejected' }]),
    'held, rejected, when it is hired': patch(
      () => [{ status: 'held' }, { status: 'rejected' }],
      hiredApplication,
    ),
    'status new or hired alone': patch(() => [{ status: 'new' }, { status: 'hired' }]),
    notes: patch(() => [{ notes: 'Came in costume.' }]),
    'notes, enableApps off': patch(async (scene) => {
      await closeApplications(scene)
      return [{ notes: 'Came in costume.' }]
    }),
    'rawData with another position': patch(async ({ venue, festival }) => {
      const { id } = await venue.position('Ghoul', { festivalId: festival.id })
      return [{ rawData: JSON.stringify(answersFor(id)) }]
    }),
    'rawData with a position of another festival': patch(async ({ venue, otherFestival }) => {
      const { id } = await venue.position('Ghoul', { festivalId: otherFestival.id })
      return [{ rawData: JSON.stringify(answersFor(id)) }]
    }),
    'rawData with another answer': patch((_, { positionId }) => [
      { rawData: JSON.stringify(answersFor(positionId, { over16: false })) },
    ]),
    'hired, who was signed up from it': patch(async (scene, { id }) => hired(await signedUp(scene, id))),
    'hired, who was not signed up from it': patch(async (scene) => hired(await signedUp(scene, null))),
    'hired, who was signed up from another one': patch(async (scene) =>
      hired(await signedUp(scene, (await newApplication(scene)).id)),
    ),
    'hired, somebody of another festival': patch(async ({ somebody, otherFestival }) =>
      hired((await somebody({ festivalId: otherFestival.id })).id),
    ),
    'hired, a second time': patch(
      async (scene, { id }) => hired(await signedUp(scene, id)),
      hiredApplication,
    ),
    'userId without hired, festivalId': patch(async (scene, { id }) => [
      { userId: await signedUp(scene, id) },
      { festivalId: scene.otherFestival.id },
      { notes: 'Moved.', festivalId: scene.otherFestival.id },
    ]),
  },

  'POST /api/applications/{id}/hire': {
    '': hire(() => [{}]),
    'enableApps off': hire(async (scene) => {
      await closeApplications(scene)
      return [{}]
    }),
    'above the default rate': hire(() => [{ payrate: 15.25 }]),
    'with a paychexId': hire(() => [{ paychexId: '117' }]),
    'a position of another festival': hire(async ({ venue, otherFestival }) => [
      { positionId: (await venue.position('Ghoul', { festivalId: otherFestival.id })).id },
    ]),
    'a second time': hire(() => [{}], hiredApplication),
    'accessLvl, festivalId, password': hire(({ festival }) => [
      { accessLvl: 0 },
      { festivalId: festival.id },
      { password: 'sesame-open' },
    ]),
  },

  'POST /api/applications/{id}/undo-hire': {
    '': undoHire(),
    'enableApps off': undoHire(closeApplications),
    'who has time entries': undoHire(({ venue, festival }, { person, positionId }) =>
      venue.shift(person.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z', {
        ...{ festivalId: festival.id, positionId, deletedAt: venue.clock.now },
      }),
    ),
    'who was here before': undoHire(({ venue }, { person }) =>
      venue.db.update(users).set({ applicationId: null }).where(eq(users.id, person.id)),
    ),
    'who is an administrator by now': undoHire(undefined, 3),
    'not hired': async (scene) => {
      const { id } = await newApplication(scene)
      return { ask: () => scene.who.post(`/api/applications/${id}/undo-hire`) }
    },
  },
}

type Hired = { person: Person; positionId: number }

/** Takes the hire of somebody back who was made from the application. */
function undoHire(prepare: (scene: Scene, hired: Hired) => unknown = () => {}, accessLvl = 0): Stage {
  return async (scene) => {
    const made = await newApplication(scene)
    const person = await scene.somebody({ applicationId: made.id, accessLvl })
    const { db } = scene.venue
    await db
      .update(applications)
      .set({ status: 'hired', userId: person.id })
      .where(eq(applications.id, made.id))
    await prepare(scene, { person, positionId: made.positionId })
    return {
      ask: () => scene.who.post(`/api/applications/${made.id}/undo-hire`),
      allowed: async () => expect((await person.get('/api/users/whoAmI')).statusCode).toBe(401),
      refused: async () => expect((await person.get('/api/users/whoAmI')).statusCode).toBe(200),
    }
  }
}

/** Closes applications of the festival for the time of this test. */
async function closeApplications({ venue, festival, forThisCaseOnly }: Scene) {
  forThisCaseOnly()
  const setOpen = (enableApps: boolean) =>
    venue.db.update(festivals).set({ enableApps }).where(eq(festivals.id, festival.id))
  await setOpen(false)
  onTestFinished(async () => void (await setOpen(true)))
}
