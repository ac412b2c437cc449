import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  permissionsOf,
  type Reply,
  type Stage,
} from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { auditLog, erasedPeople, timeEntries, users } from '../../../../platform/database/schema.ts'
import { newShift, timesAt } from './shift.ts'

/**
 * The caller holds a position, so that no refusal comes from a missing one. People without a festival cannot hold any.
 */
const holding =
  (stage: Stage): Stage =>
  async (scene) => {
    const { venue, actor } = scene
    if (actor) await venue.assign(actor.id, await venue.position('Ticket taker'))
    return stage(scene)
  }

const heldBy = async ({ venue, festival }: Scene, { id }: { id: string }) =>
  (await venue.assign(id, await venue.position('Actor', { festivalId: festival.id }))).id

const clockIn: Stage = async (scene) => {
  const held = await heldBy(scene, await scene.target())
  return {
    ask: () => scene.who.post('/api/clockin', String(held)),
    allowed: (reply) => expect(reply.json().startTime).toBe(scene.venue.clock.now.toISOString()),
  }
}

const OTHER_SITES: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
]

/** Lists with these filters, and looks for the shift in each response. */
function lists({ who, it }: Scene, { userId }: { userId: string }, filters: object[]) {
  const mine = (reply: Reply) => reply.json().filter((entry: { userId: string }) => entry.userId === userId)
  return {
    ask: () => Promise.all(filters.map((filter) => who.get('/api/timeclock', { filter }))),
    shown: (reply: Reply) => mine(reply).length,
    allowed: (...replies: Reply[]) => {
      for (const entry of replies.flatMap(mine)) {
        expect('deduction' in entry).toBe(it.level! >= 2)
        if (entry.user) expect('paychexId' in entry.user).toBe(it.level! >= 2)
      }
    },
  }
}

const WITH_USER = [
  { relation: 'user', scope: { include: [{ relation: 'positions' }, { relation: 'userPositions' }] } },
]

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

export const timeclockPermissions = permissionsOf(TIMECLOCK_CALLS, {
  mine: {
    outcomes: [401, [200, 200, 200, 200]], // one's own only
    needsFestival: true,
    stage: async (scene) => {
      await newShift(scene)
      const { venue, who, actor } = scene
      if (actor) await venue.shift(actor.id, '2024-10-01T20:00:00Z', '2024-10-01T23:00:00Z')
      return {
        ask: () => who.get('/api/timeclock/me'),
        allowed: (reply) => expect(reply.json()).toMatchObject([{ userId: actor?.id }]),
      }
    },
  },

  clockIn: {
    'own position': {
      outcomes: [401, [200, 200, 200, 200], [404, 404, 404, 404]], // server time
      about: 'self',
      needsFestival: true,
      stage: holding(clockIn),
    },
    'own position, from another site': {
      outcomes: [403, [403, 403, 403, 403]], // plain text needs no preflight
      needsFestival: true,
      stage: holding(async (scene) => {
        const held = await heldBy(scene, scene.actor ?? (await scene.target()))
        return {
          ask: () =>
            Promise.all(
              OTHER_SITES.map((headers) => scene.who.with(headers).post('/api/clockin', String(held))),
            ),
        }
      }),
    },
    "somebody else's position": {
      outcomes: [401, [404, 404, 404, 404], [404, 404, 404, 404]],
      needsFestival: true,
      stage: holding(clockIn),
    },
    'already clocked in': {
      outcomes: [401, [409, 409, 409, 409]],
      about: 'self',
      needsFestival: true,
      stage: holding(async (scene) => {
        await newShift(scene, { open: true })
        return clockIn(scene)
      }),
    },
    'clocked in for longer than the longest shift': {
      outcomes: [401, [200, 200, 200, 200]], // the forgotten shift is closed and to be reviewed
      about: 'self',
      needsFestival: true,
      stage: holding(async (scene) => {
        const { venue, actor } = scene
        if (actor) await venue.shift(actor.id, timesAt(scene).ago(15), null)
        return clockIn(scene)
      }),
    },
  },

  clockOut: {
    '': {
      outcomes: [401, [200, 200, 200, 200]],
      about: 'self',
      needsFestival: true,
      stage: holding(async (scene) => {
        await newShift(scene, { open: true })
        return {
          ask: () => scene.who.post('/api/clockout'),
          allowed: (reply) => expect(reply.json().endTime).toBe(scene.venue.clock.now.toISOString()),
        }
      }),
    },
    'tips of a shift that is not tipped': {
      outcomes: [401, [422, 422, 422, 422]],
      about: 'self',
      needsFestival: true,
      stage: holding(async (scene) => {
        await newShift(scene, { open: true })
        return { ask: () => scene.who.post('/api/clockout', { creditTips: 10 }) }
      }),
    },
    'not clocked in': {
      outcomes: [401, [409, 409, 409, 409]],
      needsFestival: true,
      stage: holding(({ who }) => ({ ask: () => who.post('/api/clockout') })),
    },
  },

  takeBackClockOut: {
    'own clock-out of just now': {
      outcomes: [401, [200, 200, 200, 200]],
      about: 'self',
      needsFestival: true,
      stage: holding(async (scene) => {
        await newShift(scene, { open: true })
        if (scene.actor) await scene.who.post('/api/clockout')
        return {
          ask: () => scene.who.post('/api/clockout/takeback'),
          allowed: (reply) => expect(reply.json().endTime).toBeNull(),
        }
      }),
    },
    'not clocked out just now': {
      outcomes: [401, [409, 409, 409, 409]],
      needsFestival: true,
      stage: holding(({ who }) => ({ ask: () => who.post('/api/clockout/takeback') })),
    },
  },

  list: {
    'of one person, or open': {
      // Level 1 without deduction.
      outcomes: [401, [403, 'fewerFields', 200, 200], [403, 'empty', 'empty', 200], [403, 200, 200, 200]],
      stage: async (scene) => {
        const entry = await newShift(scene, { open: true })
        return lists(scene, entry, [
          { where: { userId: entry.userId }, order: 'startTime DESC' },
          { where: { endTime: null }, include: WITH_USER },
        ])
      },
    },
    'endTime between': {
      // Of whoever moved on to another festival only name, active and paychexId.
      outcomes: [401, [403, 403, 200, 200], [403, 403, 'empty', 200], [403, 403, 200, 200]],
      stage: async (scene) => {
        const entry = await newShift(scene)
        const { ago } = timesAt(scene)
        const range = { endTime: { between: [ago(2), ago(0)] } }
        return lists(scene, entry, [
          { where: range, include: WITH_USER },
          // A range counts, however it is nested.
          { where: { and: [{ userId: entry.userId }, range] } },
          { where: { or: [{ userId: entry.userId }, { endTime: { neq: null } }] } },
          {},
        ])
      },
    },
    "deduction, or the user's paychexId": {
      outcomes: [401, [403, 400, 200, 200], [403, 400, 'empty', 200]], // who cannot see it cannot ask for it
      stage: async (scene) => {
        const entry = await newShift(scene)
        const where = { userId: entry.userId }
        return lists(scene, entry, [
          { where, order: ['deduction DESC'] },
          { where, include: [{ relation: 'user', scope: { where: { paychexId: '000' } } }] },
        ])
      },
    },
  },

  count: {
    'of one person, or open': {
      outcomes: [401, [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
      stage: async (scene) => {
        const { userId } = await newShift(scene, { open: true })
        return { ask: () => scene.who.get('/api/timeclock/count', { where: { userId, endTime: null } }) }
      },
    },
    'endTime between': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 'empty', 200]],
      stage: async (scene) => {
        const { userId } = await newShift(scene)
        const { ago } = timesAt(scene)
        const where = { userId, endTime: { between: [ago(2), ago(0)] } }
        return { ask: () => scene.who.get('/api/timeclock/count', { where }) }
      },
    },
  },

  edit: {
    'endTime of an open entry': {
      // For level 1 the server's own now.
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200], [403, 200, 200, 200]],
      stage: clockOut,
    },
    'endTime 6 minutes off': {
      outcomes: [401, [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 200, 200]],
      stage: patch((scene) => ({ endTime: fromNow(scene, -6) }), { open: true }),
    },
    'startTime, endTime, note, deduction': {
      // Audited; one's own entry is flagged.
      outcomes: [401, [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 200, 200]],
      stage: patch((scene) => {
        const { ago } = timesAt(scene)
        return { startTime: ago(6), endTime: ago(2), note: 'Long night', deduction: 1.75 }
      }),
    },
    tips: {
      // Below level 3 somebody else raises those of one's own entry.
      outcomes: [401, [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 403, 200]],
      stage: patch(() => TIPS, { marks: { isTipped: true } }),
    },
    'tips of an entry that is not tipped': {
      outcomes: [401, [403, 403, 422, 422], [403, 404, 404, 422], [403, 403, 422, 422]],
      stage: patch(() => TIPS),
    },
    'needsReview null of an entry to be reviewed': {
      // Audited as confirmed; a reason answers 422.
      outcomes: [401, [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 200, 200]],
      stage: patch(() => ({ needsReview: null }), {
        marks: { needsReview: 'tipsMissing' },
        action: 'confirm',
        allowed: (reply) => expect(reply.json().needsReview).toBeNull(),
      }),
    },
    'changed meanwhile': {
      outcomes: [401, [403, 403, 409, 409], [403, 404, 404, 409]],
      stage: patch(() => ({ note: 'Long night', updatedAt: '2024-01-01T00:00:00.000Z' })),
    },
    'positionId, payrate': {
      // Audited; below level 3 somebody else sets the rate of one's own entry.
      outcomes: [401, [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 403, 200]],
      stage: moveTo((scene) => scene.festival),
    },
    'positionId of another festival': {
      outcomes: [401, [403, 403, 422, 422], [403, 404, 404, 422], [403, 403, 422, 422]],
      stage: moveTo((scene) => scene.otherFestival),
    },
    'userId, positionName, isTipped, id': {
      // The body is read before the record, so 422 reveals nothing of it.
      outcomes: [401, [403, 422, 422, 422], [403, 422, 422, 422], [403, 422, 422, 422]],
      stage: async (scene) => {
        const { id } = await newShift(scene)
        return {
          ask: () => Promise.all(NEVER_CHANGED.map((body) => scene.who.patch(`/api/timeclock/${id}`, body))),
        }
      },
    },
  },

  remove: {
    // The row stays for the audit trail.
    outcomes: [401, [403, 403, 204, 204], [403, 403, 404, 204], [403, 403, 204, 204]],
    stage: async (scene) => {
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

  deleted: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 'empty', 200]],
    named: true,
    stage: async (scene) => {
      const { id } = await deletedShift(scene)
      const { ago } = timesAt(scene)
      const query = { festivalId: String(scene.festival.id), since: ago(3), until: ago(0) }
      return {
        ask: () => scene.who.get('/api/timeclock/deleted', query),
        shown: (reply) => reply.json().filter((entry: { id: number }) => entry.id === id).length,
      }
    },
  },

  undelete: {
    '': {
      // Audited; one's own entry is flagged.
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
      stage: async (scene) => {
        const { id } = await deletedShift(scene)
        return {
          ask: () => scene.who.post(`/api/timeclock/${id}/undelete`),
          allowed: async () => {
            const [restored] = await scene.venue.db.select().from(timeEntries).where(eq(timeEntries.id, id))
            expect(restored?.deletedAt).toBeNull()
          },
        }
      },
    },
    'not deleted': {
      outcomes: [401, [403, 403, 404, 404], [403, 403, 404, 404]],
      stage: async (scene) => {
        const { id } = await newShift(scene)
        return { ask: () => scene.who.post(`/api/timeclock/${id}/undelete`) }
      },
    },
    'another shift is there by now': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: async (scene) => {
        const { id } = await deletedShift(scene)
        await newShift(scene)
        return { ask: () => scene.who.post(`/api/timeclock/${id}/undelete`) }
      },
    },
  },

  clockOutMany: {
    'open entries': {
      // Foreign ids are reported as not found.
      outcomes: [401, [403, 200, 200, 200], [403, 'empty', 'empty', 200], [403, 200, 200, 200]],
      stage: async (scene) => {
        const { id } = await newShift(scene, { open: true })
        return {
          ask: () => scene.who.post('/api/timeclock/clockout', { ids: [id] }),
          shown: (reply) => reply.json().closed.length,
        }
      },
    },
    'open entries of two festivals': {
      outcomes: [401, [403, 200, 200, 200]], // the rest closes
      stage: async (scene) => {
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
  },

  add: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
      stage: addTimeEntry(async () => {}),
    },
    "somebody else's position, or inactive": {
      outcomes: [401, [403, 403, 404, 404], [403, 403, 404, 404]],
      stage: async (scene) => {
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
    'clocked in': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: addTimeEntry((scene) => newShift(scene, { open: true })),
    },
    'positionId, of somebody who has left': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited; they stay inactive
      stage: addFor(({ festival }) => festival),
    },
    'positionId of another festival': {
      outcomes: [401, [403, 403, 404, 404], [403, 403, 404, 404]],
      stage: addFor(({ otherFestival }) => otherFestival),
    },
    'positionId, of an erased person': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: addFor(({ festival }) => festival, { erased: true }),
    },
  },
})

function addTimeEntry(prepare: (scene: Scene) => Promise<unknown>): Stage {
  return async (scene) => {
    await prepare(scene)
    const { id: userId } = await scene.target()
    const position = await scene.venue.position('Actor', { festivalId: scene.festival.id })
    const { id: upId } = await scene.venue.assign(userId, position)
    return { ask: () => scene.who.post('/api/addTimeEntry', { userId, upId }) }
  }
}
