import { expect } from 'vitest'
import { named, type Proofs } from '../prove.ts'
import { newName, type Scene } from '../scene.ts'

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

export const signupProofs: Proofs = {
  'POST /api/users/signup': {
    'accessLvl 0': named((scene) => ({
      ...signUp(scene, {}),
      allowed: (reply) => expect(reply.json()).toMatchObject({ accessLvl: 0, festivalId: scene.festival.id }),
    })),
    'accessLvl 0 with an application that is not hired': named(async (scene) => {
      const applicationId = await application(scene)
      return signUp(scene, { applicationId })
    }),
    'with an application of another festival': named(async (scene) => {
      const { id: festivalId } = scene.otherFestival
      const applicationId = await application(scene, { festivalId })
      return signUp(scene, { applicationId })
    }),
    'with an application that is hired': named(async (scene) => {
      const { id: userId } = await scene.somebody()
      const applicationId = await application(scene, { status: 'hired', userId })
      return signUp(scene, { applicationId })
    }),
    'accessLvl 1 to 3': named((scene) => signUp(scene, ...LEVELS.map((accessLvl) => ({ accessLvl })))),
    'accessLvl 1 to 3 with an application': named(async (scene) => {
      const bodies: object[] = []
      for (const accessLvl of LEVELS) bodies.push({ accessLvl, applicationId: await application(scene) })
      return signUp(scene, ...bodies)
    }),
    'paychexId with an application': named(async (scene) => {
      const applicationId = await application(scene)
      return signUp(scene, { applicationId, paychexId: '4711' })
    }),
    'isActive, password, id': named((scene) =>
      signUp(
        scene,
        { isActive: true },
        { password: 'hallowed-ground' },
        { id: '7d0f8a52-9c3e-4b1a-8f6d-2e5c4b3a1908' },
        { mustChangePassword: false },
      ),
    ),
  },
}
