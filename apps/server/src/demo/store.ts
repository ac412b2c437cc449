import type { Application } from '@nightshift/demo/applications'
import type { Entry } from '@nightshift/demo/entries'
import { DREADMOOR, FESTIVALS } from '@nightshift/demo/festivals'
import type { Picture } from '@nightshift/demo/jpeg'
import type { Person } from '@nightshift/demo/people'
import { EVENTS, JOBS, type PositionName } from '@nightshift/demo/positions'
import { KIOSK, type savedPunches } from '@nightshift/demo/saved-punches'
import { siteVersions } from '@nightshift/demo/site-content/versions'
import { mustReplacePassword } from '@nightshift/shared/access/auth/rules'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/pool.ts'
import * as tables from '../platform/database/schema.ts'

// Each in one statement, with fixed times: the same rows on every fresh start.

const FOUNDED = DREADMOOR.createdAt

type PositionIds = Map<PositionName, number>

export async function storeFestivals(tx: Transaction, logos: Map<number, Picture>) {
  await tx.insert(tables.festivals).values(
    FESTIVALS.map((row) => ({
      ...row,
      logoVersion: logos.get(row.id)!.version,
      // Each publication has counted it up.
      siteRevision: siteVersions().findLast(({ festivalId }) => festivalId === row.id)!.number,
      updatedAt: row.createdAt,
    })),
  )
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('festivals', 'id'), max(id)) from ${tables.festivals}`,
  )
  await tx
    .insert(tables.festivalLogos)
    .values([...logos].map(([festivalId, { jpeg }]) => ({ festivalId, jpeg })))
}

export async function storePositions(tx: Transaction): Promise<PositionIds> {
  const times = { createdAt: FOUNDED, updatedAt: FOUNDED }
  const events = await tx
    .insert(tables.events)
    .values(EVENTS.map(({ festivalId, name }) => ({ festivalId, name, ...times })))
    .returning({ id: tables.events.id })
  const jobs = EVENTS.flatMap(({ festivalId, jobs }, index) =>
    jobs.map(({ name }) => ({ festivalId, eventId: events[index]!.id, name })),
  )
  const positions = await tx
    .insert(tables.positions)
    .values(
      jobs.map(({ name, ...place }) => {
        const { rate, isTipped = false, canApply = false } = JOBS[name]
        return { ...place, name, defaultPayRate: rate, isTipped, canApply, ...times }
      }),
    )
    .returning({ id: tables.positions.id })
  return new Map(jobs.map(({ name }, index) => [name, positions[index]!.id]))
}

type Crew = { staff: Person[]; hashes: string[]; photos: Map<string, Picture>; positionIds: PositionIds }

export async function storePeople(tx: Transaction, { staff, hashes, photos, positionIds }: Crew) {
  await tx.insert(tables.users).values(
    staff.map(({ positions, look, raise, leftAt, isDemoLogin, ...person }, index) => ({
      ...person,
      passwordHash: hashes[index]!,
      // The logins that the start prints are kept, so that the demo neither nags nor asks for a new password.
      passwordIsDefault: !isDemoLogin,
      mustChangePassword: mustReplacePassword({ ...person, passwordIsDefault: !isDemoLogin }),
      isActive: !leftAt,
      photoVersion: photos.get(person.id)?.version ?? null,
      updatedAt: leftAt ?? person.createdAt,
    })),
  )
  await tx.insert(tables.userPhotos).values([...photos].map(([userId, { jpeg }]) => ({ userId, jpeg })))
  await tx.insert(tables.userPositions).values(
    staff.flatMap(({ id, festivalId, positions, createdAt }) =>
      positions.map(({ name, payrate }) => ({
        festivalId: festivalId!,
        userId: id,
        positionId: positionIds.get(name)!,
        payrate,
        createdAt,
      })),
    ),
  )
}

export async function storeEntries(tx: Transaction, season: Entry[], positionIds: PositionIds) {
  const rows = season.map(({ position, ...entry }) => ({
    ...entry,
    festivalId: DREADMOOR.id,
    positionId: positionIds.get(position)!,
    positionName: position,
    isTipped: JOBS[position].isTipped ?? false,
    createdAt: entry.startTime,
    updatedAt: entry.endTime,
  }))
  const stored = await tx.insert(tables.timeEntries).values(rows).returning({ id: tables.timeEntries.id })
  return stored.map(({ id }, index) => ({ ...season[index]!, id }))
}

/** No token has this hash, so no device can act as the kiosk of the demo. */
const NO_TOKEN = Buffer.alloc(32)

export async function storeSavedPunches(
  tx: Transaction,
  punches: ReturnType<typeof savedPunches>,
  positionIds: PositionIds,
) {
  const festivalId = DREADMOOR.id
  const [kiosk] = await tx
    .insert(tables.kiosks)
    .values({ ...KIOSK, festivalId, tokenHash: NO_TOKEN })
    .returning({ id: tables.kiosks.id })
  await tx.insert(tables.kioskPunches).values(
    punches.map(({ position, ...punch }) => ({
      ...punch,
      festivalId,
      kioskId: kiosk!.id,
      userPositionId: position && heldPosition(punch.userId!, positionIds.get(position)!),
    })),
  )
}

const heldPosition = (userId: string, positionId: number) =>
  sql`(select id from ${tables.userPositions} where user_id = ${userId} and position_id = ${positionId})`

export async function storeApplications(
  tx: Transaction,
  rows: Application[],
  { id: seasonId, calendar }: { id: number; calendar: { id: number } },
) {
  await tx
    .insert(tables.applications)
    .values(rows.map((row) => ({ ...row, festivalId: DREADMOOR.id, seasonId, calendarId: calendar.id })))
}
