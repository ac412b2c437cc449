import { expect } from 'vitest'
import type { Proofs, Reply } from '../prove.ts'
import type { Scene } from '../scene.ts'
import { newShift, timesAt } from './shift.ts'

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

export const timesheetsListProofs: Proofs = {
  'GET /api/timeclock': {
    'of one person, or open': async (scene) => {
      const entry = await newShift(scene, { open: true })
      return lists(scene, entry, [
        { where: { userId: entry.userId }, order: 'startTime DESC' },
        { where: { endTime: null }, include: WITH_USER },
      ])
    },
    'endTime between': async (scene) => {
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
    "deduction, or the user's paychexId": async (scene) => {
      const entry = await newShift(scene)
      const where = { userId: entry.userId }
      return lists(scene, entry, [
        { where, order: ['deduction DESC'] },
        { where, include: [{ relation: 'user', scope: { where: { paychexId: '000' } } }] },
      ])
    },
  },

  'GET /api/timeclock/count': {
    'of one person, or open': async (scene) => {
      const { userId } = await newShift(scene, { open: true })
      return { ask: () => scene.who.get('/api/timeclock/count', { where: { userId, endTime: null } }) }
    },
    'endTime between': async (scene) => {
      const { userId } = await newShift(scene)
      const { ago } = timesAt(scene)
      const where = { userId, endTime: { between: [ago(2), ago(0)] } }
      return { ask: () => scene.who.get('/api/timeclock/count', { where }) }
    },
  },

  'GET /api/audit': {
    'one time entry': async (scene) => {
      const { venue, who } = scene
      const { id } = await newShift(scene)
      await venue.db.$client.query(
        `insert into audit_log (festival_id, action, entity, entity_id) values ($1, 'clockIn', 'timeEntry', $2)`,
        [scene.festival.id, id],
      )
      return {
        ask: () => who.get('/api/audit', { timeEntryId: String(id) }),
        allowed: (reply) => expect(reply.json()).toMatchObject([{ entityId: String(id) }]),
      }
    },
    list: ({ who, festival }) => ({
      ask: () => who.get('/api/audit', { festivalId: String(festival.id) }),
      allowed: (reply) => {
        for (const row of reply.json()) expect([festival.id, null]).toContain(row.festivalId)
      },
    }),
  },
}
