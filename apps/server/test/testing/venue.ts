import { createHash, randomBytes } from 'node:crypto'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { openFirstSeason } from '../../src/domains/seasons/first-season.service.ts'
import { findCurrentSeason } from '../../src/domains/seasons/seasons.queries.ts'
import type { Db } from '../../src/platform/database/pool.ts'
import {
  applications,
  events,
  festivals,
  kiosks,
  positions,
  sessions,
  timeEntries,
  userPositions,
  users,
} from '../../src/platform/database/schema.ts'
import { hashPassword } from '../../src/platform/password.ts'
import { hashKioskToken, newKioskToken } from '../../src/platform/session/kiosk-token.ts'
import { answersFor } from './answers.ts'
import { preparedInsert } from './prepared-insert.ts'
import { testApp } from './test-app.ts'

export type Venue = Awaited<ReturnType<typeof openVenue>>
export type Person = Awaited<ReturnType<Venue['person']>>

/** The password of every person. */
export const PASSWORD = 'correct-horse'
const passwordHash = await hashPassword(PASSWORD)
/** A canary in every hash: no response of any test may contain it. */
const CANARY = passwordHash.slice(-20)

/** A Friday night in the season. Tests move the clock themselves. */
const FRIDAY_NIGHT = new Date('2024-10-04T22:00:00.000Z')

/**
 * A server with its own database, one festival that takes applications, and builders of test data: `const ash = await
 * venue.hire('Ash', 'Actor'); await ash.post('/api/clockout')`.
 */
export async function openVenue(options?: { ownApp?: boolean }) {
  const { app, db, url, dataDir, clock } = await testApp(FRIDAY_NIGHT, options)

  const insert = {
    event: preparedInsert(db, 'event', events),
    position: preparedInsert(db, 'position', positions),
    heldPosition: preparedInsert(db, 'held_position', userPositions),
    person: preparedInsert(db, 'person', users),
    session: preparedInsert(db, 'session', sessions),
    shift: preparedInsert(db, 'shift', timeEntries),
  }

  async function send(options: InjectOptions) {
    const reply = await app.inject(options)
    expect(reply.body).not.toContain(CANARY)
    return reply
  }

  /** The requests of a caller; a string body is sent as plain text. */
  const caller = (headers: Record<string, string> = {}, remoteAddress?: string) => {
    const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') => (path: string, body?: unknown) => {
      const type = typeof body === 'string' ? { 'content-type': 'text/plain' } : {}
      const payload = body as object | string
      return send({ method, url: path, headers: { ...headers, ...type }, payload, remoteAddress })
    }
    return {
      get: (path: string, query: Record<string, unknown> = {}) => call('GET')(`${path}${queryOf(query)}`),
      post: call('POST'),
      patch: call('PATCH'),
      delete: (path: string) => call('DELETE')(path),
      /** The same caller with further headers. */
      with: (more: Record<string, string>) => caller({ ...headers, ...more }, remoteAddress),
      /** The same caller from another IP address. */
      from: (address: string) => caller(headers, address),
    }
  }

  async function festival(name: string, settings: Partial<typeof festivals.$inferInsert> = {}) {
    const [made] = await db
      .insert(festivals)
      .values({ name, enableApps: true, ...settings })
      .returning()
    const season = await db.transaction((tx) => openFirstSeason(tx, made!, DEFAULT_SEASON))
    return { ...made!, seasonId: season.id }
  }

  const home = await festival('Dreadmoor')

  async function event(name: string, festivalId = home.id) {
    return insert.event({ name, festivalId })
  }

  async function position(name: string, settings: Partial<typeof positions.$inferInsert> = {}) {
    const festivalId = settings.festivalId ?? home.id
    const eventId = settings.eventId ?? (await event(`${name} event`, festivalId)).id
    return insert.position({ name, defaultPayRate: 15, canApply: true, ...settings, festivalId, eventId })
  }

  /** Assigns a position in the database, without the API. */
  async function assign(
    userId: string,
    { id: positionId, festivalId }: { id: number; festivalId: number },
    payrate = 15.25,
  ) {
    return insert.heldPosition({ userId, positionId, festivalId, payrate })
  }

  /** Inserts a new session and returns its cookie. */
  async function signIn(userId: string) {
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest()
    const expiresAt = new Date(clock.now.getTime() + 60 * 60_000)
    await insert.session({ tokenHash, userId, signedInAt: clock.now, expiresAt })
    return `FM_TOKEN=${token}`
  }

  /** A signed-in person of a level, in the venue's own festival unless another, or none, is named. */
  async function person(firstName: string, settings: Partial<typeof users.$inferInsert> = {}) {
    const username = `${firstName.toLowerCase()}-${randomBytes(6).toString('hex')}`
    const values = {
      firstName,
      lastName: 'Graves',
      username,
      passwordHash,
      passwordIsDefault: false,
      festivalId: home.id,
    }
    const made = await insert.person({ ...values, ...settings })
    return { ...made, ...caller({ cookie: await signIn(made.id) }) }
  }

  /** An enrolled kiosk, with the requests of its device. */
  async function kiosk(name: string, settings: Partial<typeof kiosks.$inferInsert> = {}) {
    const token = newKioskToken()
    const values = { name, festivalId: home.id, codeExpiresAt: clock.now, enrolledAt: clock.now }
    const [made] = await db
      .insert(kiosks)
      .values({ ...values, tokenHash: hashKioskToken(token), ...settings })
      .returning()
    const cookie = `FM_KIOSK=${token}`
    return { ...made!, cookie, ...caller({ cookie }) }
  }

  return {
    app,
    db,
    url,
    dataDir,
    clock,
    home,
    festival,
    event,
    position,
    assign,
    person,
    kiosk,
    signIn,
    /** Somebody who is not signed in. */
    visitor: caller(),

    /** An employee with held positions of these names, which are created. */
    async hire(firstName: string, ...names: string[]) {
      const employee = await person(firstName)
      const held = []
      for (const name of names) held.push(await assign(employee.id, await position(name)))
      return { ...employee, positions: held }
    },

    /** Inserts a shift; open without an end. */
    async shift(
      userId: string,
      start: string,
      end: string | null,
      settings: Partial<typeof timeEntries.$inferInsert> = {},
    ) {
      const positionId = settings.positionId ?? (await position('Actor')).id
      const copied = { positionName: 'Actor', payrate: 15.25, isTipped: false, festivalId: home.id }
      const times = { startTime: new Date(start), endTime: end === null ? null : new Date(end) }
      return insert.shift({ ...copied, ...settings, ...times, userId, positionId })
    },

    /** Inserts an application, for a position that is created. */
    async application(settings: Partial<typeof applications.$inferInsert> = {}) {
      const festivalId = settings.festivalId ?? home.id
      const { id } = await position('Applied for', { festivalId })
      const rawData = JSON.stringify(answersFor(id))
      const seasonId = settings.seasonId ?? (await findCurrentSeason(db, festivalId))!.id
      const [made] = await db
        .insert(applications)
        .values({ rawData, ...settings, festivalId, seasonId })
        .returning()
      return { ...made!, positionId: id }
    },

    /** Advances the clock. */
    wait(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },

    /** A transaction that holds the row lock of a person: punches and edits of their shifts wait for it. */
    async lockPerson(userId: string) {
      const client = await db.$client.connect()
      await client.query('begin')
      await client.query('select 1 from users where id = $1 for no key update', [userId])
      return {
        query: (text: string, values: unknown[]) => client.query(text, values),
        async release() {
          await client.query('commit')
          client.release()
        },
      }
    },

    /** How many statements wait for a lock. */
    async lockWaits() {
      const { rows } = await db.$client.query(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0].count as number
    },

    /**
     * The number of rows and the latest writing transaction of each table: equal before and after a refusal. Without
     * sessions and rate limits.
     */
    async state() {
      statements ??= await composeStatements(db)
      const { rows } = await db.$client.query({ name: 'state', text: statements.state })
      return rows as { name: string; state: string }[]
    },

    /** All stored rows as one text. Without sessions and rate limits. */
    async everything() {
      statements ??= await composeStatements(db)
      const { rows } = await db.$client.query({ name: 'everything', text: statements.everything })
      return JSON.stringify(rows)
    },
  }
}

let statements: Awaited<ReturnType<typeof composeStatements>> | undefined

/** One statement for all tables: there are dozens, and hundreds of refusals. */
async function composeStatements({ $client }: Db) {
  const { rows } = await $client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'sessions') order by 1`,
  )
  const forEach = (what: string) =>
    `${rows.map(({ name }) => `select '${name}' as name, ${what} as state from ${name} t`).join(' union all ')} order by 1`
  return {
    state: forEach(`count(*) || ' rows, written by ' || coalesce(max(t.xmin::text::bigint), 0)`),
    everything: forEach('json_agg(t order by t::text)::text'),
  }
}

/** Objects become LoopBack's JSON. */
function queryOf(query: Record<string, unknown>) {
  const pairs = Object.entries(query).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return pairs.length ? `?${new URLSearchParams(pairs as [string, string][])}` : ''
}
