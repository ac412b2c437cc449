import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import type { AttentionItem, KioskPunch } from '@nightshift/shared/kiosk/offline-punches/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Venue } from '../../../../../test/testing/venue.ts'
import { badges, timeEntries, userPositions, users } from '../../../../platform/database/schema.ts'
import { enrolKiosk } from './saved-punches.ts'

const MINUTE = 60_000

/** One thing that happens. The numbers pick among what exists at that moment. */
export type Step = {
  what: keyof ReturnType<typeof actionsOf>
  who: number
  pick: number
  minutes: number
  flag: boolean
}
/** Steps that happen at once. */
export type Moment = { steps: Step[]; wait: number }

export type Night = Awaited<ReturnType<typeof openNight>>

/** Two people, two kiosks with a queue each, and a manager. */
export async function openNight(venue: Venue, managerId: string) {
  const night = await gather(venue, managerId)
  const actions = actionsOf(night)
  return {
    ...night,
    async play({ steps, wait }: Moment) {
      await Promise.all(steps.map((step) => actions[step.what](step)))
      venue.wait(wait * MINUTE)
    },
  }
}

type State = Awaited<ReturnType<typeof gather>>

async function gather(venue: Venue, managerId: string) {
  const tipped = await venue.position('Bar', { isTipped: true })
  const people = []
  for (const name of ['Ash', 'Bo']) {
    const { id } = await venue.person(name)
    const positions = [await venue.assign(id, await venue.position('Actor')), await venue.assign(id, tipped)]
    people.push({ id, badge: id, oldBadges: [] as string[], positions })
  }
  const kiosks = []
  for (const name of ['Gate', 'Yard'])
    kiosks.push({ ...(await enrolKiosk(venue, { name })), queue: [] as KioskPunch[] })
  return {
    venue,
    people,
    kiosks,
    tipped,
    /** The online scans, whose answers may get lost. */
    scans: [] as { key: string; who: number; at: Date }[],
    /** Every result of every delivery, by key. */
    results: new Map<string, string[]>(),
    punches: new Map<string, { punch: KioskPunch; userId: string | undefined }>(),
    /** The ids of entries that were opened or added, by what made them. */
    made: new Set<number>(),
    /** The session ends with the clock's next hour, so each call has a new one. */
    manager: async () => venue.visitor.with({ cookie: await venue.signIn(managerId) }),
  }
}

const at = <T>(list: T[], index: number) => list[index % list.length]

function actionsOf(night: State) {
  const { venue, people, kiosks, scans, results, punches, made } = night
  const { db } = venue

  async function call(reply: ReturnType<Venue['visitor']['get']>) {
    const answer = await reply
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    return answer
  }

  function save(step: Step, changes: Partial<KioskPunch>, userId: string | undefined) {
    const kiosk = at(kiosks, step.pick)!
    const instant = new Date(venue.clock.now.getTime() - step.minutes * MINUTE).toISOString()
    const person = at(people, step.who)!
    const direction = step.flag ? 'in' : 'out'
    const base = { key: randomUUID(), badgeCode: badgeCodeOf(person.badge), direction, at: instant } as const
    const punch: KioskPunch = { ...base, seq: kiosk.queue.length, ...changes }
    if (punches.has(punch.key)) return
    kiosk.queue.push(punch)
    punches.set(punch.key, { punch, userId })
  }

  async function scanWith(key: string, who: number, body: object) {
    const badgeCode = badgeCodeOf(at(people, who)!.badge)
    const scan = venue.visitor.with({ 'idempotency-key': key }).post('/api/badgescan', { badgeCode, ...body })
    const answer = (await call(scan)).json()
    if (answer.clockedIn) made.add(answer.timesheetId)
    if (answer.wasTipped) {
      const tips = { timesheetId: answer.timesheetId, cashTips: 1, creditTips: 2 }
      await call(venue.visitor.post('/api/badgescan', { badgeCode, ...tips }))
    }
  }

  async function deliver(kiosk: State['kiosks'][number]) {
    if (!kiosk.queue.length) return
    const reply = await call(kiosk.deliver(...kiosk.queue))
    expect(reply.statusCode, reply.body).toBe(200)
    for (const { key, result } of reply.json()) results.set(key, [...(results.get(key) ?? []), result])
  }

  const entriesOf = ({ id }: { id: string }) =>
    db
      .select()
      .from(timeEntries)
      .where(and(eq(timeEntries.userId, id), isNull(timeEntries.deletedAt)))

  return {
    scan: async ({ who, pick }: Step) => {
      const key = randomUUID()
      scans.push({ key, who, at: venue.clock.now })
      await scanWith(key, who, { upId: at(at(people, who)!.positions, pick)?.id })
    },
    /** A scan without a choice: an open shift is closed, or a question asked. */
    scanBadgeOnly: async ({ who }: Step) => {
      const key = randomUUID()
      scans.push({ key, who, at: venue.clock.now })
      await scanWith(key, who, {})
    },
    /** The kiosk got no answer and saved the scan. */
    saveLost: async (step: Step) => {
      const lost = at(scans, step.minutes)
      if (!lost) return
      const { key, who } = lost
      save({ ...step, who }, { key, at: lost.at.toISOString() }, at(people, who)!.id)
    },
    save: async (step: Step) => {
      const person = at(people, step.who)!
      const chosen = at([...person.positions, undefined], step.minutes)
      const tips = at([{}, { cashTips: 2.5, creditTips: 0 }], step.pick)
      save(step, step.flag ? { upId: chosen?.id } : { ...tips }, person.id)
    },
    savePair: async (step: Step) => {
      const { id, positions } = at(people, step.who)!
      save({ ...step, flag: true }, { upId: at(positions, step.pick)?.id }, id)
      save({ ...step, flag: false, minutes: Math.floor(step.minutes / 2) }, {}, id)
    },
    saveJumped: async (step: Step) => save(step, { clockJumped: true }, at(people, step.who)!.id),
    saveUnknown: async (step: Step) => save(step, { badgeCode: badgeCodeOf(randomUUID()) }, undefined),
    saveOldBadge: async (step: Step) => {
      const person = at(people, step.who)!
      const badge = at(person.oldBadges, step.pick)
      if (badge) save(step, { badgeCode: badgeCodeOf(badge) }, person.id)
    },
    deliver: async ({ pick }: Step) => deliver(at(kiosks, pick)!),
    deliverTwice: async ({ pick }: Step) => {
      await Promise.all([deliver(at(kiosks, pick)!), deliver(at(kiosks, pick)!)])
    },
    /** The online request of a saved scan arrives at last, after its delivery or within the time that is one scan. */
    scanLate: async ({ pick }: Step) => {
      const isOneScan = ({ key, at }: KioskPunch) =>
        results.has(key) || venue.clock.now.getTime() - Date.parse(at) <= 10 * MINUTE
      const late = at(
        [...punches.values()].filter(({ punch }) => isOneScan(punch)),
        pick,
      )
      const who = people.findIndex(
        ({ id, badge }) => id === late?.userId && late.punch.badgeCode === badgeCodeOf(badge),
      )
      if (late && who >= 0) await scanWith(late.punch.key, who, {})
    },

    add: async ({ who, pick }: Step) => {
      const { id: userId, positions } = at(people, who)!
      const upId = at(positions, pick)?.id
      if (upId === undefined) return
      const reply = await call((await night.manager()).post('/api/addTimeEntry', { userId, upId }))
      if (reply.statusCode === 200) made.add(reply.json().id)
    },
    edit: async ({ who, pick, minutes, flag }: Step) => {
      const entry = at(await entriesOf(at(people, who)!), pick)
      if (!entry) return
      const moved = (instant: Date) =>
        new Date(instant.getTime() + (flag ? 1 : -1) * minutes * MINUTE).toISOString()
      const times =
        pick % 2
          ? { startTime: moved(entry.startTime) }
          : { endTime: moved(entry.endTime ?? venue.clock.now) }
      await call((await night.manager()).patch(`/api/timeclock/${entry.id}`, times))
    },
    remove: async ({ who, pick }: Step) => {
      const entry = at(await entriesOf(at(people, who)!), pick)
      if (entry) await call((await night.manager()).delete(`/api/timeclock/${entry.id}`))
    },
    clockOut: async ({ who }: Step) => {
      const open = (await entriesOf(at(people, who)!)).find(({ endTime }) => endTime === null)
      if (open) await call((await night.manager()).post('/api/timeclock/clockout', { ids: [open.id] }))
    },

    deactivate: async ({ who, flag }: Step) => {
      await call((await night.manager()).patch(`/api/users/${at(people, who)!.id}`, { isActive: flag }))
    },
    changePositions: async ({ who, flag }: Step) => {
      const person = at(people, who)!
      if (flag && person.positions.length < 2) {
        person.positions.push(await venue.assign(person.id, await venue.position('Usher')))
      } else if (!flag) {
        const lost = person.positions.pop()
        if (lost) await db.delete(userPositions).where(eq(userPositions.id, lost.id))
      }
    },
    replaceBadge: async ({ who }: Step) => {
      const person = at(people, who)!
      const [old, id] = [person.badge, randomUUID()]
      person.badge = id
      person.oldBadges.push(old)
      const serial = person.oldBadges.length + 1
      await db.transaction(async (tx) => {
        await tx.select().from(users).where(eq(users.id, person.id)).for('no key update')
        const now = venue.clock.now
        await tx.update(badges).set({ replacedAt: now }).where(eq(badges.userId, person.id))
        await tx.insert(badges).values({ id, userId: person.id, serial, issuedAt: now })
      })
    },

    /** A manager decides, perhaps by a list that is outdated already. */
    decide: async ({ pick, minutes, flag }: Step) => {
      const manager = await night.manager()
      const items: AttentionItem[] = (await call(manager.get('/api/kiosk/punches'))).json()
      const item = at(
        items.filter(({ key }) => punches.has(key)),
        pick,
      )
      if (!item) return
      const proposal = at(item.proposals, minutes)
      const decision = proposal && flag ? { proposal } : { discard: 'Not needed' }
      await call(manager.post(`/api/kiosk/punches/${item.key}/decide`, decision))
    },
  }
}
