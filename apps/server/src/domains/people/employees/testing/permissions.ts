import { defaultPassword } from '@nightshift/shared/access/auth/rules'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { permissionsOf, type Stage } from '../../../../../test/permissions/testing/permissions-of.ts'
import { newName, type Scene } from '../../../../../test/permissions/testing/scene.ts'
import { auditLog, plannedPlaces, users } from '../../../../platform/database/schema.ts'
import { PICTURE, storePhoto } from './picture.ts'

const newcomer = ({ festival }: Scene, more: object = {}) => ({
  ...{ firstName: 'Moss', lastName: 'Hollow', username: newName('moss'), accessLvl: 0 },
  festivalId: festival.id,
  ...more,
})

const signUp = (scene: Scene, ...more: object[]) => ({
  ask: () => Promise.all(more.map((body) => scene.who.post('/api/users/signup', newcomer(scene, body)))),
})

const application = async ({ venue, festival }: Scene, settings: object = {}) =>
  (await venue.application({ festivalId: festival.id, ...settings })).id

const LEVELS = [1, 2, 3]

const SECRETS = ['password', 'passwordHash', 'badge', 'badgeCode']
const SHOWN_TO_ALL = [
  ...['id', 'festivalId', 'username', 'accessLvl', 'isActive', 'firstName', 'middleName', 'lastName'],
  ...['email', 'phone', 'emergencyContact', 'emergencyRelation', 'emergencyPhone', 'photo', 'updatedAt'],
  'seasonsBefore',
]

const myAccount = () => ({
  ...{ firstName: 'Rowan', middleName: 'B', lastName: 'Crypt', username: newName('rowan') },
  ...{ email: 'rowan@example.com', phone: '845-555-0199' },
})
const emergency = { emergencyContact: 'Sage', emergencyRelation: 'Friend', emergencyPhone: '845-555-0100' }

/** Sends each of these bodies for the target. */
const patch =
  (...bodies: (object | ((scene: Scene) => Promise<object>))[]): Stage =>
  async (scene) => {
    const { id } = await scene.target()
    const sent: object[] = []
    for (const body of bodies) sent.push(typeof body === 'function' ? await body(scene) : body)
    return { ask: () => Promise.all(sent.map((body) => scene.who.patch(`/api/users/${id}`, body))) }
  }

const removePhoto: Stage = async (scene) => {
  await storePhoto(scene.venue, (await scene.target()).id)
  return patch({ photo: null })(scene)
}

const NEW_PASSWORD = { password: 'hallowed-ground' }

/** Assigns a position to the target. */
async function addPosition(
  { venue, who, target, festival }: Scene,
  { festivalId = festival.id, payrate = 20.25 } = {},
) {
  const { id } = await target()
  const { id: positionId } = await venue.position('Actor', { festivalId })
  return { ask: () => who.post(`/api/users/${id}/addposition`, { positionId, payrate }) }
}

/** The default rate of the venue's positions. */
const DEFAULT_RATE = 15

/** The same for a person during a hire. */
async function addFirstPosition(scene: Scene, payrate: number) {
  const { id } = await scene.target()
  const { id: applicationId } = await scene.venue.application({ festivalId: scene.festival.id })
  await scene.venue.db.update(users).set({ applicationId }).where(eq(users.id, id))
  return addPosition(scene, { payrate })
}

export const employeesPermissions = permissionsOf(EMPLOYEES_CALLS, {
  signUp: {
    'accessLvl 0': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 403, 200]],
      named: true,
      stage: (scene) => ({
        ...signUp(scene, {}),
        allowed: (reply) =>
          expect(reply.json()).toMatchObject({ accessLvl: 0, festivalId: scene.festival.id }),
      }),
    },
    'accessLvl 0 with an application that is not hired': {
      outcomes: [401, [403, 200, 200, 200], [403, 403, 403, 200]], // the hire flow
      named: true,
      stage: async (scene) => {
        const applicationId = await application(scene)
        return signUp(scene, { applicationId })
      },
    },
    'with an application of another festival': {
      outcomes: [401, [403, 403, 403, 403], [403, 403, 403, 403]],
      named: true,
      stage: async (scene) => {
        const { id: festivalId } = scene.otherFestival
        const applicationId = await application(scene, { festivalId })
        return signUp(scene, { applicationId })
      },
    },
    'with an application that is hired': {
      outcomes: [401, [403, 409, 409, 409], [403, 403, 403, 409]],
      named: true,
      stage: async (scene) => {
        const { id: userId } = await scene.somebody()
        const applicationId = await application(scene, { status: 'hired', userId })
        return signUp(scene, { applicationId })
      },
    },
    'accessLvl 1 to 3': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // a password change is due
      named: true,
      stage: (scene) => signUp(scene, ...LEVELS.map((accessLvl) => ({ accessLvl }))),
    },
    'accessLvl 1 to 3 with an application': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      named: true,
      stage: async (scene) => {
        const bodies: object[] = []
        for (const accessLvl of LEVELS) bodies.push({ accessLvl, applicationId: await application(scene) })
        return signUp(scene, ...bodies)
      },
    },
    'paychexId with an application': {
      // Audited; 000, which is none, goes at level 1 too.
      outcomes: [401, [403, 422, 200, 200], [403, 403, 403, 200]],
      named: true,
      stage: async (scene) => {
        const applicationId = await application(scene)
        return signUp(scene, { applicationId, paychexId: '4711' })
      },
    },
    'isActive, password, id': {
      outcomes: [401, [403, 403, 422, 422], [403, 403, 422, 422]],
      named: true,
      stage: (scene) =>
        signUp(
          scene,
          { isActive: true },
          { password: 'hallowed-ground' },
          { id: '7d0f8a52-9c3e-4b1a-8f6d-2e5c4b3a1908' },
          { mustChangePassword: false },
        ),
    },
  },

  list: {
    list: {
      // Below level 2 without paychexId.
      outcomes: [401, [403, 'fewerFields', 'fewerFields', 'fewerFields'], [403, 'empty', 'empty', 200]],
      named: true,
      stage: async ({ who, it, festival, target }) => {
        await target()
        const include = [
          { relation: 'positions', scope: { include: [{ relation: 'event' }] } },
          'userPositions',
        ]
        const filter = { where: { festivalId: festival.id }, include }
        return {
          ask: () => who.get('/api/users', { filter }),
          allowed: (reply) => {
            for (const user of reply.json()) {
              expect(user.festivalId).toBe(festival.id)
              expect('paychexId' in user).toBe(it.level! >= 2)
            }
          },
        }
      },
    },
    'password or badge in where, order, fields, include and count': {
      outcomes: [401, [403, 400, 400, 400], [403, 400, 400, 400]],
      named: true,
      stage: ({ who, festival }) => {
        const { id: festivalId } = festival
        const filters = SECRETS.flatMap((secret) => [
          { where: { festivalId, [secret]: 'x' } },
          { where: { or: [{ festivalId }, { and: [{ [secret]: { like: '$argon2%' } }] }] } },
          { where: { festivalId }, order: [`${secret} ASC`] },
          { where: { festivalId }, fields: { [secret]: true } },
          { include: [{ relation: 'positions', scope: { where: { [secret]: 'x' } } }] },
        ])
        return {
          ask: async () => [
            ...(await Promise.all(filters.map((filter) => who.get('/api/users', { filter })))),
            ...(await Promise.all(
              SECRETS.map((secret) => who.get('/api/users/count', { where: { [secret]: 'x' } })),
            )),
          ],
        }
      },
    },
    'paychexId in where, order and fields': {
      outcomes: [401, [403, 400, 200, 200], [403, 400, 'empty', 200]], // who cannot see it cannot ask for it
      named: true,
      stage: async ({ who, festival, somebody }) => {
        const { id } = await somebody({ paychexId: '1313' })
        const filters = [
          { where: { id, festivalId: festival.id, paychexId: '1313' } },
          { where: { id, festivalId: festival.id }, order: 'paychexId DESC' },
          { where: { id, festivalId: festival.id }, fields: [...SHOWN_TO_ALL, 'paychexId'] },
        ]
        return { ask: () => Promise.all(filters.map((filter) => who.get('/api/users', { filter }))) }
      },
    },
    'include applications, sessions or unknown': {
      outcomes: [401, [403, 400, 400, 400], [403, 400, 400, 400]],
      named: true,
      stage: ({ who, festival }) => {
        const relations = ['applications', 'sessions', 'photos', 'constructor']
        const where = { festivalId: festival.id }
        return {
          ask: () =>
            Promise.all(
              relations.map((relation) =>
                who.get('/api/users', { filter: { where, include: [{ relation }] } }),
              ),
            ),
        }
      },
    },
  },

  count: {
    isActive: {
      outcomes: [401, [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
      named: true,
      stage: async ({ who, festival, target }) => {
        await target()
        return {
          ask: () => who.get('/api/users/count', { where: { isActive: true, festivalId: festival.id } }),
        }
      },
    },
  },

  edit: {
    'My Account fields of oneself': {
      outcomes: [401, [200, 200, 200, 200], [404, 404, 404]],
      about: 'self',
      stage: patch(async () => myAccount(), emergency),
    },
    'photo of oneself': {
      outcomes: [401, [200, 200, 200, 200], [404, 404, 404]],
      about: 'self',
      stage: patch({ photo: PICTURE }),
    },
    'no photo of oneself': {
      outcomes: [401, [200, 200, 200, 200], [404, 404, 404]],
      about: 'self',
      stage: removePhoto,
    },
    'names, contact, emergency, username': {
      outcomes: [401, [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200]],
      stage: patch(async () => ({ ...myAccount(), ...emergency })),
    },
    'employee form with accessLvl unchanged': {
      // No question of rights.
      outcomes: [401, [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200], [200, 200, 200, 200]],
      stage: patch(async ({ target }) => ({
        ...myAccount(),
        ...emergency,
        accessLvl: (await target()).accessLvl,
      })),
    },
    notes: {
      outcomes: [401, [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200], [422, 422, 422, 422]],
      stage: patch({ notes: 'Scares well.' }),
    },
    photo: {
      outcomes: [401, [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200]],
      stage: patch({ photo: PICTURE }),
    },
    'no photo': {
      // Back to the default picture.
      outcomes: [401, [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200]],
      stage: removePhoto,
    },
    // In the middle of a shift, and planned for a later night.
    isActive: {
      // Ends the sessions.
      outcomes: [401, [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200], [403, 403, 403, 403]],
      stage: async ({ venue, who, festival, target }) => {
        const person = await target()
        const { id: positionId } = await venue.position('Actor', { festivalId: festival.id })
        const at = { festivalId: festival.id, positionId }
        await venue.shift(person.id, venue.clock.now.toISOString(), null, at)
        await venue.db
          .insert(plannedPlaces)
          .values({ ...at, seasonId: festival.seasonId, night: '2099-10-31', userId: person.id })
        const isSignedIn = async () => (await person.get('/api/users/whoAmI')).statusCode === 200
        return {
          ask: () => who.patch(`/api/users/${person.id}`, { isActive: false }),
          allowed: async () => expect(await isSignedIn()).toBe(false),
          refused: async () => expect(await isSignedIn()).toBe(true),
        }
      },
    },
    paychexId: {
      // Nobody sets their own, except above whom nobody stands.
      outcomes: [401, [404, 422, 'lower', 'upToOwn'], [404, 404, 404, 200], [422, 422, 403, 200]],
      stage: patch({ paychexId: '1313' }),
    },
    seasonsBefore: {
      // As paychexId.
      outcomes: [401, [404, 422, 'lower', 'upToOwn'], [404, 404, 404, 200], [422, 422, 403, 200]],
      stage: patch({ seasonsBefore: 4 }),
    },
    mayReturn: {
      // Nobody vouches for themselves.
      outcomes: [401, [404, 422, 'lower', 'upToOwn'], [404, 404, 404, 200], [422, 422, 422, 422]],
      stage: patch({ mayReturn: false }),
    },
    accessLvl: {
      // Nobody sets their own.
      outcomes: [401, [404, 422, 422, 'upToOwn'], [404, 404, 404, 200], [422, 422, 422, 403]],
      stage: async ({ venue, who, target }) => {
        const { id, accessLvl } = await target()
        const wanted = (accessLvl + 1) % 4
        return {
          ask: () => who.patch(`/api/users/${id}`, { accessLvl: wanted }),
          allowed: async () => {
            const [now] = await venue.db.select().from(users).where(eq(users.id, id))
            expect(now?.accessLvl).toBe(wanted)
          },
        }
      },
    },
    'accessLvl that is none': {
      outcomes: [401, [422, 422, 422, 422], [422, 422, 422, 422], [422, 422, 422, 422]],
      stage: patch(...[4, -1, 0.5, '3', null].map((accessLvl) => ({ accessLvl }))),
    },
    festivalId: {
      // Ends the open shift and takes the positions away.
      outcomes: [401, [404, 422, 422, 'upToOwn'], [404, 404, 404, 200], [422, 422, 422, 403]],
      stage: async ({ venue, who, otherFestival, target }) => {
        const { id } = await target()
        return {
          ask: () => who.patch(`/api/users/${id}`, { festivalId: otherFestival.id }),
          allowed: async () => {
            const [now] = await venue.db.select().from(users).where(eq(users.id, id))
            expect(now?.festivalId).toBe(otherFestival.id)
          },
        }
      },
    },
    'accessLvl of an administrator without a festival': {
      outcomes: [401, [404, 404, 404, 422], [404, 404, 404, 422]], // it takes a festivalId in the same call
      stage: async ({ who, somebody }) => {
        const { id } = await somebody({ accessLvl: 3, festivalId: null })
        return { ask: () => who.patch(`/api/users/${id}`, { accessLvl: 2 }) }
      },
    },
    'no festivalId, password, passwordHash, id, positions': {
      // The body is read before the record, so 422 tells nothing of it.
      outcomes: [401, [422, 422, 422, 422], [422, 422, 422, 422], [422, 422, 422, 422]],
      stage: patch(
        { festivalId: null },
        { password: 'hallowed-ground' },
        { passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA' },
        { id: '7d0f8a52-9c3e-4b1a-8f6d-2e5c4b3a1908' },
        { positions: [] },
        // Together with an allowed field.
        { phone: '845-555-0142', mustChangePassword: false },
      ),
    },
  },

  resetPassword: {
    // Shown once; ends the sessions; from level 1 on a change is due.
    outcomes: [401, [403, 'lower', 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 403, 403, 403]],
    stage: async ({ venue, who, target }) => {
      const person = await target()
      const isSignedIn = async () => (await person.get('/api/users/whoAmI')).statusCode === 200
      return {
        ask: () => who.post(`/api/users/${person.id}/resetpassword`),
        allowed: async (reply) => {
          expect(reply.json()).toEqual({ password: defaultPassword(person) })
          expect(await isSignedIn()).toBe(false)
          const [{ mustChangePassword } = {}] = await venue.db
            .select()
            .from(users)
            .where(eq(users.id, person.id))
          expect(mustChangePassword).toBe(person.accessLvl >= 1)
          const trail = await venue.db.select().from(auditLog).where(eq(auditLog.entityId, person.id))
          expect(trail).toMatchObject([{ action: 'resetPassword' }])
        },
        refused: async () => expect(await isSignedIn()).toBe(true),
      }
    },
  },

  updatePassword: {
    oneself: {
      outcomes: [401, [200, 200, 200, 200], [404, 404, 404, 404]], // ends the other sessions; a new token
      about: 'self',
      stage: async ({ who, target }) => {
        const person = await target()
        return {
          ask: () => who.post(`/api/users/${person.id}/updatepassword`, NEW_PASSWORD),
          allowed: async () => {
            expect((await who.get('/api/users/whoAmI')).statusCode).toBe(200)
            // The same person's session in another browser.
            expect((await person.get('/api/users/whoAmI')).statusCode).toBe(401)
          },
        }
      },
    },
    other: {
      outcomes: [401, [404, 404, 404, 404], [404, 404, 404, 404]],
      stage: async ({ who, target }) => {
        const { id } = await target()
        return { ask: () => who.post(`/api/users/${id}/updatepassword`, NEW_PASSWORD) }
      },
    },
  },

  addPosition: {
    '': {
      // Nobody sets their own pay, except where nobody stands above.
      outcomes: [401, [403, 403, 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 403, 403, 200]],
      stage: (scene) => addPosition(scene),
    },
    'somebody who is being hired': {
      // The hire flow.
      outcomes: [401, [403, 'lower', 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 403, 403, 200]],
      stage: (scene) => addFirstPosition(scene, DEFAULT_RATE),
    },
    'somebody who is being hired, above the default rate': {
      // The default rate or less at level 1.
      outcomes: [401, [403, 422, 'lower', 'upToOwn'], [403, 404, 404, 200]],
      stage: (scene) => addFirstPosition(scene, DEFAULT_RATE + 0.25),
    },
    'a position of another festival': {
      outcomes: [401, [403, 403, 404, 404], [403, 404, 404, 404]],
      stage: (scene) => addPosition(scene, { festivalId: scene.otherFestival.id }),
    },
    'payrate off 0 to 500 in steps of 0.25': {
      outcomes: [401, [403, 422, 422, 422], [403, 422, 422, 422]],
      stage: async (scene) => {
        const acts = await Promise.all(
          [-0.25, 500.25, 15.1].map((payrate) => addPosition(scene, { payrate })),
        )
        return { ask: () => Promise.all(acts.map(({ ask }) => ask())) }
      },
    },
  },

  removePosition: {
    // An open shift keeps its copied rate.
    outcomes: [401, [403, 403, 'lower', 'upToOwn'], [403, 403, 404, 200], [403, 403, 403, 200]],
    stage: async ({ venue, who, target, festival }) => {
      const { id } = await target()
      const position = await venue.position('Actor', { festivalId: festival.id })
      await venue.assign(id, position)
      return { ask: () => who.post(`/api/users/${id}/removeposition`, { positionId: position.id }) }
    },
  },

  photo: {
    outcomes: [401, [404, 200, 200, 200], [404, 404, 404, 200], [200, 200, 200, 200]],
    stage: async ({ venue, who, target }) => {
      const { id } = await target()
      await storePhoto(venue, id)
      return {
        ask: () => who.get(`/api/users/${id}/photo`),
        allowed: (reply) => expect(reply.headers).toMatchObject({ etag: '"v1"' }),
      }
    },
  },
})
