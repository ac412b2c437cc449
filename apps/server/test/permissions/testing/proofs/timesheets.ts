import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog, erasedPeople, timeEntries, users } from '../../../../src/platform/database/schema.ts'
import { named, type Proofs, type Reply, type Stage } from '../prove.ts'
import type { Scene } from '../scene.ts'
import { newShift, timesAt } from './shift.ts'

const MINUTE = 60_000
const TIPS = { cashTips: 10.25, creditTips: 5.5 }

type Marks = Partial<typeof timeEntries.$inferInsert>

/** Edits a shift and checks its audit row, which has an action of its own for one's own shift. */
const patch =
  (
    bodyFor: (scene: Scene) => object,
    { open = false, marks = {} as Marks, action = 'edit', allowed = (_: Reply) => {} } = {},
  ): Stage =>
  async (scene) => {
    const { id } = await newShift(scene, { open })
    if (Object.keys(marks).length) {
      await scene.venue.db.update(timeEntries).set(marks).where(eq(timeEntries.id, id))
    }
    const body = bodyFor(scene)
    return {
      ask: () => scene.who.patch(`/api/timeclock/${id}`, body),
      allowed: async (reply) => {
        allowed(reply)
        const [trail] = await scene.venue.db
          .select()
          .from(auditLog)
          .where(eq(auditLog.entityId, String(id)))
        const own = scene.it.whose === 'self' ? 'Own' : ''
        expect(trail).toMatchObject({
          action: `${action}${own}`,
          actorId: scene.actor?.id,
          entity: 'timeEntry',
        })
      },
    }
  }

const fromNow = (scene: Scene, minutes: number) =>
  new Date(timesAt(scene).now + minutes * MINUTE).toISOString()

/** A level that may not edit times ends a shift now, whatever time it sends. */
const clockOut: Stage = async (scene) => {
  const asked = fromNow(scene, 4)
  const ended = scene.it.level === 1 ? fromNow(scene, 0) : asked
  return patch(() => ({ endTime: asked }), {
    open: true,
    allowed: (reply) => expect(reply.json().endTime).toBe(ended),
  })(scene)
}

const NEVER_CHANGED = [
  ...[{ userId: '7d0f8a52-9c3e-4b1a-8f6d-2e5c4b3a1908' }, { positionName: 'Owner' }],
  ...[{ isTipped: true }, { id: 1 }, { note: 'Long night', festivalId: 1 }],
]

async function deletedShift(scene: Scene) {
  const shift = await newShift(scene)
  const { db, clock } = scene.venue
  await db.update(timeEntries).set({ deletedAt: clock.now }).where(eq(timeEntries.id, shift.id))
  return shift
}

type Festival = Scene['festival']

/** Moves a shift to a position of this festival, with a rate. */
function moveTo(festivalOf: (scene: Scene) => Festival): Stage {
  return async (scene) => {
    const { id: positionId } = await scene.venue.position('Usher', { festivalId: festivalOf(scene).id })
    return patch(() => ({ positionId, payrate: 18.5 }), {
      allowed: (reply) => expect(reply.json()).toMatchObject({ positionId, payrate: 18.5 }),
    })(scene)
  }
}

/** Adds a shift of somebody who has left, in a position of this festival. */
function addFor(festivalOf: (scene: Scene) => Festival, { erased = false } = {}): Stage {
  return async (scene) => {
    const { venue, who } = scene
    const { id: userId } = await scene.somebody({ isActive: false })
    if (erased) await venue.db.insert(erasedPeople).values({ userId, erasedAt: venue.clock.now })
    const { id: positionId } = await venue.position('Usher', { festivalId: festivalOf(scene).id })
    const { start: startTime, end: endTime } = timesAt(scene)
    return {
      ask: () => who.post('/api/addTimeEntry', { userId, positionId, startTime, endTime }),
      allowed: async () => {
        const [person] = await venue.db.select().from(users).where(eq(users.id, userId))
        expect(person?.isActive).toBe(false)
      },
    }
  }
}

export const timesheetsProofs: Proofs = {
  'PATCH /api/timeclock/{id}': {
    'positionId, payrate': moveTo((scene) => scene.festival),
    'positionId of another festival': moveTo((scene) => scene.otherFestival),
    'endTime of an open entry': clockOut,
    'endTime 6 minutes off': patch((scene) => ({ endTime: fromNow(scene, -6) }), { open: true }),
    'startTime, endTime, note, deduction': patch((scene) => {
      const { ago } = timesAt(scene)
      return { startTime: ago(6), endTime: ago(2), note: 'Long night', deduction: 1.75 }
    }),
    tips: patch(() => TIPS, { marks: { isTipped: true } }),
    'tips of an entry that is not tipped': patch(() => TIPS),
    'needsReview null of an entry to be reviewed': patch(() => ({ needsReview: null }), {
      marks: { needsReview: 'tipsMissing' },
      action: 'confirm',
      allowed: (reply) => expect(reply.json().needsReview).toBeNull(),
    }),
    'changed meanwhile': patch(() => ({ note: 'Long night', updatedAt: '2024-01-01T00:00:00.000Z' })),
    'userId, positionName, isTipped, id': async (scene) => {
      const { id } = await newShift(scene)
      return {
        ask: () => Promise.all(NEVER_CHANGED.map((body) => scene.who.patch(`/api/timeclock/${id}`, body))),
      }
    },
  },

  'DELETE /api/timeclock/{id}': {
    '': async (scene) => {
      const { id } = await newShift(scene)
      const { venue, who } = scene
      return {
        ask: () => who.delete(`/api/timeclock/${id}`),
        allowed: async () => {
          const [kept] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, id))
          expect(kept?.deletedAt).toEqual(venue.clock.now)
        },
      }
    },
  },

  'GET /api/timeclock/deleted': {
    '': named(async (scene) => {
      const { id } = await deletedShift(scene)
      const { ago } = timesAt(scene)
      const query = { festivalId: String(scene.festival.id), since: ago(3), until: ago(0) }
      return {
        ask: () => scene.who.get('/api/timeclock/deleted', query),
        shown: (reply) => reply.json().filter((entry: { id: number }) => entry.id === id).length,
      }
    }),
  },

  'POST /api/timeclock/{id}/undelete': {
    '': async (scene) => {
      const { id } = await deletedShift(scene)
      return {
        ask: () => scene.who.post(`/api/timeclock/${id}/undelete`),
        allowed: async () => {
          const [restored] = await scene.venue.db.select().from(timeEntries).where(eq(timeEntries.id, id))
          expect(restored?.deletedAt).toBeNull()
        },
      }
    },
    'not deleted': async (scene) => {
      const { id } = await newShift(scene)
      return { ask: () => scene.who.post(`/api/timeclock/${id}/undelete`) }
    },
    'another shift is there by now': async (scene) => {
      const { id } = await deletedShift(scene)
      await newShift(scene)
      return { ask: () => scene.who.post(`/api/timeclock/${id}/undelete`) }
    },
  },

  'POST /api/timeclock/clockout': {
    'open entries': async (scene) => {
      const { id } = await newShift(scene, { open: true })
      return {
        ask: () => scene.who.post('/api/timeclock/clockout', { ids: [id] }),
        shown: (reply) => reply.json().closed.length,
      }
    },
    'open entries of two festivals': async (scene) => {
      const { id: here } = await newShift(scene, { open: true })
      const { id: there } = await newShift(scene, { open: true, festival: scene.otherFestival })
      return {
        ask: () => scene.who.post('/api/timeclock/clockout', { ids: [here, there] }),
        allowed: (reply) => {
          const [closed, notFound] = scene.it.level === 3 ? [[here, there], []] : [[here], [there]]
          expect(reply.json()).toEqual({ closed, notFound })
        },
      }
    },
  },

  'POST /api/addTimeEntry': {
    '': addTimeEntry(async () => {}),
    'clocked in': addTimeEntry((scene) => newShift(scene, { open: true })),
    'positionId, of somebody who has left': addFor(({ festival }) => festival),
    'positionId of another festival': addFor(({ otherFestival }) => otherFestival),
    'positionId, of an erased person': addFor(({ festival }) => festival, { erased: true }),
    "somebody else's position, or inactive": async (scene) => {
      const { venue, who, festival, target, somebody } = scene
      const position = await venue.position('Actor', { festivalId: festival.id })
      const inactive = await somebody({ isActive: false })
      const theirs = await venue.assign(inactive.id, position)
      const { id: userId } = await target()
      await venue.assign(userId, position)
      const bodies = [
        { userId, upId: theirs.id },
        { userId: inactive.id, upId: theirs.id },
      ]
      return { ask: () => Promise.all(bodies.map((body) => who.post('/api/addTimeEntry', body))) }
    },
  },
}

function addTimeEntry(prepare: (scene: Scene) => Promise<unknown>): Stage {
  return async (scene) => {
    await prepare(scene)
    const { id: userId } = await scene.target()
    const position = await scene.venue.position('Actor', { festivalId: scene.festival.id })
    const { id: upId } = await scene.venue.assign(userId, position)
    return { ask: () => scene.who.post('/api/addTimeEntry', { userId, upId }) }
  }
}
