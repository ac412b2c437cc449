import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { permissionsOf, type Stage } from '../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../test/permissions/testing/scene.ts'
import { answersFor } from '../../../../test/testing/answers.ts'
import type { Person } from '../../../../test/testing/venue.ts'
import { applications, festivals, users } from '../../../platform/database/schema.ts'

/** An application, and the person who is hired again from it: by their own link, so that they match. */
async function applyAgain({ venue, festival, target }: Scene) {
  const person = await target()
  const application = await venue.application({ festivalId: festival.id, returningUserId: person.id })
  return { ...application, person }
}
type Applied = Awaited<ReturnType<typeof applyAgain>>

/** Sends the form with these changes. */
const hireAgain =
  (changesFor: (scene: Scene, applied: Applied) => object | Promise<object> = () => ({})): Stage =>
  async (scene) => {
    const applied = await applyAgain(scene)
    const { id, positionId, person } = applied
    const body = { userId: person.id, firstName: 'Wren', lastName: 'Thorn', positionId, payrate: 15 }
    const changes = await changesFor(scene, applied)
    return { ask: () => scene.who.post(`/api/applications/${id}/hire-again`, { ...body, ...changes }) }
  }

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

export const hiringPermissions = permissionsOf(HIRING_CALLS, {
  known: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { id, person } = await applyAgain(scene)
      return {
        ask: () => scene.who.get(`/api/festivals/${scene.festival.id}/known-applicants`),
        allowed: (reply) => {
          const known = reply.json().find((one: { applicationId: number }) => one.applicationId === id)
          expect(known.people).toMatchObject([{ id: person.id, matchedBy: ['link'] }])
        },
      }
    },
  },

  apply: {
    valid: {
      outcomes: [200, [200, 200, 200, 200]], // returns nothing that is stored
      stage: async ({ venue, who, festival }) => {
        const { id } = await venue.position('Ghoul')
        const body = { rawData: JSON.stringify(answersFor(id)), festivalId: festival.id }
        return {
          ask: () => who.post('/api/applications/', body),
          allowed: (reply) => expect(reply.json()).toEqual({ received: true }),
        }
      },
    },
    'status, userId, notes, unknown answer, position not offered': {
      outcomes: [422, [422, 422, 422, 422]],
      stage: async (scene) => {
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
  },

  list: {
    '': {
      outcomes: [401, [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
      named: true,
      stage: async (scene) => {
        const { id } = await newApplication(scene)
        const filter = { where: { id, festivalId: scene.festival.id } }
        return { ask: () => scene.who.get('/api/applications', { filter }) }
      },
    },
    'enableApps off': {
      outcomes: [401, [403, 'empty', 'empty', 'empty'], [403, 'empty', 'empty', 'empty']],
      stage: async (scene) => {
        const { id } = await newApplication(scene)
        await closeApplications(scene)
        return { ask: () => scene.who.get('/api/applications', { filter: { where: { id } } }) }
      },
    },
  },

  count: {
    outcomes: [401, [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
    named: true,
    stage: async (scene) => {
      await newApplication(scene)
      const where = { status: 'new', festivalId: scene.festival.id }
      return { ask: () => scene.who.get('/api/applications/count', { where }) }
    },
  },

  edit: {
    'held, rejected': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
      stage: patch(() => [{ status: 'held' }, { status: 'rejected' }]),
    },
    'held, rejected, when it is hired': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: patch(() => [{ status: 'held' }, { status: 'rejected' }], hiredApplication),
    },
    'status new or hired alone': {
      outcomes: [401, [403, 422, 422, 422], [403, 422, 422, 422]],
      stage: patch(() => [{ status: 'new' }, { status: 'hired' }]),
    },
    notes: {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
      stage: patch(() => [{ notes: 'Came in costume.' }]),
    },
    'notes, enableApps off': {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: patch(async (scene) => {
        await closeApplications(scene)
        return [{ notes: 'Came in costume.' }]
      }),
    },
    'rawData with another position': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
      stage: patch(async ({ venue, festival }) => {
        const { id } = await venue.position('Ghoul', { festivalId: festival.id })
        return [{ rawData: JSON.stringify(answersFor(id)) }]
      }),
    },
    'rawData with a position of another festival': {
      outcomes: [401, [403, 422, 422, 422], [403, 404, 404, 422]],
      stage: patch(async ({ venue, otherFestival }) => {
        const { id } = await venue.position('Ghoul', { festivalId: otherFestival.id })
        return [{ rawData: JSON.stringify(answersFor(id)) }]
      }),
    },
    'rawData with another answer': {
      outcomes: [401, [403, 422, 422, 422], [403, 404, 404, 422]],
      stage: patch((_, { positionId }) => [
        { rawData: JSON.stringify(answersFor(positionId, { over16: false })) },
      ]),
    },
    'hired, who was signed up from it': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
      stage: patch(async (scene, { id }) => hired(await signedUp(scene, id))),
    },
    'hired, who was not signed up from it': {
      outcomes: [401, [403, 403, 200, 200], [403, 404, 404, 200]],
      stage: patch(async (scene) => hired(await signedUp(scene, null))),
    },
    'hired, who was signed up from another one': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: patch(async (scene) => hired(await signedUp(scene, (await newApplication(scene)).id))),
    },
    'hired, somebody of another festival': {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: patch(async ({ somebody, otherFestival }) =>
        hired((await somebody({ festivalId: otherFestival.id })).id),
      ),
    },
    'hired, a second time': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: patch(async (scene, { id }) => hired(await signedUp(scene, id)), hiredApplication),
    },
    'userId without hired, festivalId': {
      // The body is read before the record, so 422 tells nothing of it.
      outcomes: [401, [403, 422, 422, 422], [403, 422, 422, 422]],
      stage: patch(async (scene, { id }) => [
        { userId: await signedUp(scene, id) },
        { festivalId: scene.otherFestival.id },
        { notes: 'Moved.', festivalId: scene.otherFestival.id },
      ]),
    },
  },

  hire: {
    '': {
      // The person, the position and the application, or nothing.
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
      stage: hire(() => [{}]),
    },
    'enableApps off': {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: hire(async (scene) => {
        await closeApplications(scene)
        return [{}]
      }),
    },
    'above the default rate': {
      outcomes: [401, [403, 422, 200, 200], [403, 404, 404, 200]], // the default rate or less at level 1
      stage: hire(() => [{ payrate: 15.25 }]),
    },
    'with a paychexId': {
      outcomes: [401, [403, 422, 200, 200], [403, 422, 404, 200]], // 000, which is none, goes at level 1 too
      stage: hire(() => [{ paychexId: '117' }]),
    },
    'a position of another festival': {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: hire(async ({ venue, otherFestival }) => [
        { positionId: (await venue.position('Ghoul', { festivalId: otherFestival.id })).id },
      ]),
    },
    'a second time': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: hire(() => [{}], hiredApplication),
    },
    'accessLvl, festivalId, password': {
      // The body is read before the record, so 422 tells nothing of it.
      outcomes: [401, [403, 422, 422, 422], [403, 422, 422, 422]],
      stage: hire(({ festival }) => [
        { accessLvl: 0 },
        { festivalId: festival.id },
        { password: 'sesame-open' },
      ]),
    },
  },

  hireAgain: {
    '': {
      // The same person, reactivated.
      outcomes: [401, [403, 'lower', 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 403, 403, 403]],
      stage: hireAgain(),
    },
    'who does not match': {
      outcomes: [401, [403, 403, 200, 200], [403, 404, 404, 200]],
      stage: hireAgain(async ({ venue, somebody }, { id }) => {
        await venue.db.update(applications).set({ returningUserId: null }).where(eq(applications.id, id))
        return { userId: (await somebody()).id }
      }),
    },
    'above the default rate': {
      outcomes: [401, [403, 422, 200, 200], [403, 404, 404, 200]], // the default rate or less at level 1
      stage: hireAgain(() => ({ payrate: 15.25 })),
    },
    'somebody of another festival': {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: hireAgain(async ({ somebody, otherFestival }) => ({
        userId: (await somebody({ festivalId: otherFestival.id })).id,
      })),
    },
    'when it is archived': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: hireAgain(async ({ venue }, { id }) => {
        await venue.db
          .update(applications)
          .set({ archivedAt: venue.clock.now })
          .where(eq(applications.id, id))
        return {}
      }),
    },
    accessLvl: {
      // The body is read before the record, so 422 tells nothing of it.
      outcomes: [401, [403, 422, 422, 422], [403, 422, 422, 422]],
      stage: hireAgain(() => ({ accessLvl: 3 })),
    },
  },

  undoHire: {
    '': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // the person is deactivated and signed out
      stage: undoHire(),
    },
    'enableApps off': {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: undoHire(closeApplications),
    },
    'who has time entries': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]], // of this season; deleted ones too
      stage: undoHire(({ venue, festival }, { person, positionId }) =>
        venue.shift(person.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z', {
          ...{ festivalId: festival.id, positionId, deletedAt: venue.clock.now },
        }),
      ),
    },
    'who was here before': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: undoHire(({ venue }, { person }) =>
        venue.db.update(users).set({ applicationId: null }).where(eq(users.id, person.id)),
      ),
    },
    'who is an administrator by now': {
      outcomes: [401, [403, 403, 403, 403], [403, 404, 404, 403]],
      stage: undoHire(undefined, 3),
    },
    'not hired': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: async (scene) => {
        const { id } = await newApplication(scene)
        return { ask: () => scene.who.post(`/api/applications/${id}/undo-hire`) }
      },
    },
  },
})

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
