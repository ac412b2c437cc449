import { applications } from '@nightshift/demo/applications'
import { entries } from '@nightshift/demo/entries'
import { entryRequests } from '@nightshift/demo/entry-requests'
import {
  CHRISTMAS,
  CHRISTMAS_SEASON,
  DREADMOOR,
  DREADMOOR_SEASON,
  DREADMOOR_SEASON_BEGINS,
  ORCHARD,
  ORCHARD_SEASON,
} from '@nightshift/demo/festivals'
import { drawLogos } from '@nightshift/demo/logos/logos'
import { payrollExports } from '@nightshift/demo/payroll-exports'
import { people } from '@nightshift/demo/people'
import { takePhotos } from '@nightshift/demo/portraits/photos'
import type { PositionName } from '@nightshift/demo/positions'
import { idOf } from '@nightshift/demo/random'
import { savedPunches } from '@nightshift/demo/saved-punches'
import { applicationsOf2023 } from '@nightshift/demo/season-2023/applications'
import { entriesOf2023 } from '@nightshift/demo/season-2023/entries'
import { CLOSED_AT, SEASON_2023 } from '@nightshift/demo/season-2023/season'
import { siteDraft, siteVersions } from '@nightshift/demo/site-content/versions'
import { defaultPassword } from '@nightshift/shared/access/auth/rules'
import { eq, sql } from 'drizzle-orm'
import { yearOf } from '../domains/seasons/calendar.service.ts'
import { openFirstSeason } from '../domains/seasons/first-season.service.ts'
import { insertCalendar, insertSeason } from '../domains/seasons/seasons.queries.ts'
import type { Db, Queryable, Transaction } from '../platform/database/pool.ts'
import * as tables from '../platform/database/schema.ts'
import { festivals, users } from '../platform/database/schema.ts'
import { hashPublicPassword } from '../platform/password.ts'
import {
  storeApplications,
  storeEntries,
  storeFestivals,
  storePeople,
  storePositions,
  storeSavedPunches,
} from './store.ts'
import { storeNightPlan } from './store-night-plan.ts'
import { storeEntryRequests, storePayrollExports, storePayrollSettings } from './store-payroll.ts'

const SEED_LOCK = 0x4e53_4445

/** Fills an empty database with the demo, in one transaction. False if it has data already. */
export async function seedDemo(db: Db) {
  if (await hasData(db)) return false
  const staff = people()
  // Before the transaction: another process waits for its lock no longer than a query may take.
  const [hashes, photos, logos] = await Promise.all([hashAll(staff), takePhotos(staff), drawLogos()])
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasData(tx)) return false

    await storeFestivals(tx, logos)
    const positionIds = await storePositions(tx)
    await storePeople(tx, { staff, hashes, photos, positionIds })
    await storeSites(tx)
    const { before, current } = await storeSeasons(tx)
    const season = entries(staff)
    await storeNightPlan(tx, { staff, entries: season, positionIds })
    const stored = await storeEntries(tx, season, positionIds)
    await storeSavedPunches(tx, savedPunches(staff, season), positionIds)
    const positionId = (name: PositionName) => positionIds.get(name)!
    await storeApplications(tx, applications(staff, positionId), current)
    // Last, so that the ids of the current season do not depend on it.
    const storedBefore = await storeEntries(tx, entriesOf2023(staff), positionIds)
    await storeApplications(tx, applicationsOf2023(staff, positionId), before)
    await storePayrollSettings(tx)
    await storePayrollExports(tx, payrollExports([...stored, ...storedBefore], staff))
    await storeEntryRequests(tx, entryRequests(stored, staff), positionIds)
    return true
  })
}

const hashAll = (staff: { firstName: string; lastName: string }[]) =>
  Promise.all(staff.map((person) => hashPublicPassword(defaultPassword(person))))

async function hasData(db: Queryable) {
  const { rows } = await db.execute<{ hasData: boolean }>(
    sql`select exists (select from ${festivals}) or exists (select from ${users}) as "hasData"`,
  )
  return rows[0]!.hasData
}

/** Answers the two seasons of Dreadmoor, the closed one and the current one, each with its calendar. */
async function storeSeasons(tx: Transaction) {
  const before = await openFirstSeason(tx, DREADMOOR, SEASON_2023)
  await tx
    .update(tables.seasons)
    .set({ closedAt: CLOSED_AT, closedBy: idOf('manager') })
    .where(eq(tables.seasons.id, before.id))
  const current = await insertSeason(tx, {
    festivalId: DREADMOOR.id,
    year: yearOf(DREADMOOR_SEASON, DREADMOOR.timeZone),
    beginsAt: DREADMOOR_SEASON_BEGINS,
  })
  const calendar = await insertCalendar(tx, current, DREADMOOR_SEASON)
  await openFirstSeason(tx, CHRISTMAS, CHRISTMAS_SEASON)
  await openFirstSeason(tx, ORCHARD, ORCHARD_SEASON)
  await tx.update(tables.seasonCalendars).set({ createdAt: DREADMOOR.createdAt })
  return { before, current: { ...current, calendar } }
}

/** The public sites: published versions, and one draft. */
async function storeSites(tx: Transaction) {
  await tx.insert(tables.siteVersions).values(siteVersions())
  await tx.insert(tables.siteDrafts).values(siteDraft())
}
