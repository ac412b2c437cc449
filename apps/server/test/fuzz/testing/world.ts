import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '../../../src/platform/database/pool.ts'
import { userPositions, users } from '../../../src/platform/database/schema.ts'
import { answersFor } from '../../testing/answers.ts'
import { openVenue } from '../../testing/venue.ts'

/** A canary value in every text of the other festival. */
export const FOREIGN = 'FOREIGN-CANARY'
/** Canary values of the fields that are hidden below a level. */
export const HIDDEN = [
  { below: 1, value: 'NOTES-CANARY' },
  { below: 1, value: '123.25' }, // a default pay rate
  { below: 2, value: 'PAYCHEX-CANARY' },
  { below: 2, value: '77.75' }, // a deduction
]

export type World = Awaited<ReturnType<typeof openWorld>>
export type Actor = { name: string; level: number; userId: string | undefined }

const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const picture = `data:image/png;base64,${pixel.toString('base64')}`

/** Two festivals with one record of each kind, and a person of each level in the first. */
export async function openWorld() {
  const venue = await openVenue()
  const other = await venue.festival(FOREIGN, { welcomeMsg: FOREIGN })

  async function fill(festivalId: number, mark: string) {
    const event = await venue.event(mark, festivalId)
    const position = await venue.position(mark, {
      festivalId,
      eventId: event.id,
      defaultPayRate: 123.25,
      canApply: mark !== FOREIGN,
    })
    const person = await venue.person(mark, {
      festivalId,
      lastName: mark,
      notes: `${mark} NOTES-CANARY`,
      paychexId: 'PAYCHEX-CANARY',
      email: `${mark}@example.com`,
    })
    const held = await venue.assign(person.id, position)
    const settings = { festivalId, positionId: position.id, note: mark, deduction: 77.75 }
    const ended = await venue.shift(person.id, '2024-10-03T21:00:00Z', '2024-10-04T01:00:00Z', settings)
    const open = await venue.shift(person.id, '2024-10-04T21:00:00Z', null, settings)
    const rawData = JSON.stringify(answersFor(position.id, { otherNotes: mark }))
    const application = await venue.application({ festivalId, rawData, notes: mark })
    return {
      userId: person.id,
      position,
      rawData,
      festivalId,
      eventId: event.id,
      upId: held.id,
      entryIds: [ended.id, open.id],
      applicationId: application.id,
    }
  }

  const here = await fill(venue.home.id, 'HERE')
  const there = await fill(other.id, FOREIGN)
  const actors: Actor[] = [{ name: 'a visitor', level: -1, userId: undefined }]
  const upIds = [here.upId, there.upId]
  for (const level of [0, 1, 2, 3]) {
    const settings = { accessLvl: level, paychexId: 'PAYCHEX-CANARY', notes: 'NOTES-CANARY' }
    const { id } = await venue.person(`Level${level}`, settings)
    upIds.push((await venue.assign(id, here.position)).id)
    actors.push({ name: `level ${level}`, level, userId: id })
  }

  return {
    venue,
    /** The people who are limited to one festival, and the administrator. */
    tied: actors.filter(({ level }) => level < 3),
    administrator: actors.at(-1)!,
    /** Existing ids of both festivals, by the keys that calls use. */
    known: {
      userId: [here.userId, there.userId, ...actors.flatMap(({ userId }) => userId ?? [])],
      festivalId: [here.festivalId, there.festivalId],
      eventId: [here.eventId, there.eventId],
      positionId: [here.position.id, there.position.id],
      upId: upIds,
      timesheetId: [...here.entryIds, ...there.entryIds],
      applicationId: [here.applicationId, there.applicationId],
      rawData: [here.rawData, there.rawData],
      badgeCode: [badgeCodeOf(here.userId), ...actors.map(({ userId = '' }) => badgeCodeOf(userId))],
      photo: [picture],
      logo: [picture],
    } as Record<string, (string | number)[]>,

    /**
     * Signs in again and restores the person: earlier calls may have ended the session or changed their level or
     * festival. People of one festival send a cookie that chooses the other.
     */
    async callAs({ userId, level }: Actor) {
      if (!userId) return venue.visitor
      const ownPassword = { passwordIsDefault: false, mustChangePassword: false }
      const upright = { isActive: true, accessLvl: level, festivalId: venue.home.id, ...ownPassword }
      const elsewhere = and(eq(userPositions.userId, userId), eq(userPositions.festivalId, other.id))
      await venue.db.delete(userPositions).where(elsewhere)
      await venue.db.update(users).set(upright).where(eq(users.id, userId))
      const chosen = level < 3 ? `; FM_CUR_FEST=${other.id}` : ''
      return venue.visitor.with({ cookie: (await venue.signIn(userId)) + chosen })
    },

    /** All rows of the other festival as one text, from every table with a festival_id. */
    async foreignRows() {
      foreignRows ??= await composeForeignRows(venue.db)
      const { rows } = await venue.db.$client.query({
        name: 'foreign-rows',
        text: foreignRows,
        values: [other.id],
      })
      return JSON.stringify(rows)
    },
  }
}

let foreignRows: string | undefined

/** One statement for all tables: there are dozens, and it runs before and after each call. */
async function composeForeignRows({ $client }: Db) {
  const { rows } = await $client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'festival_id' order by 1`,
  )
  const forEach = ({ name }: { name: string }) =>
    `select '${name}' as name, json_agg(t order by t::text)::text as rows from ${name} t where festival_id = $1`
  return `${rows.map(forEach).join(' union all ')} order by 1`
}
