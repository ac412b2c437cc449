import type { StoredReport } from '@nightshift/shared/nights/night-reports/contract'
import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { nightReports, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

const select = (db: Queryable) =>
  db
    .select({
      id: nightReports.id,
      festivalId: nightReports.festivalId,
      night: nightReports.night,
      closedAt: nightReports.closedAt,
      closedBy: { firstName: users.firstName, lastName: users.lastName },
      content: nightReports.content,
    })
    .from(nightReports)
    .innerJoin(users, eq(users.id, nightReports.closedBy))
    .$dynamic()

type Row = Awaited<ReturnType<typeof select>>[number]
export type FoundReport = Omit<Row, 'content'> & { content: StoredReport }
const read = (rows: Row[]) =>
  rows.map((row): FoundReport => ({ ...row, content: row.content as StoredReport }))

export async function findReport(db: Queryable, scope: FestivalScope, id: number) {
  const rows = await select(db).where(
    and(eq(nightReports.id, id), withinFestival(nightReports.festivalId, scope)),
  )
  return read(rows)[0]
}

/** The ids of the reports of a night, the one that counts last. */
export async function findVersions(db: Queryable, festivalId: number, night: string) {
  const rows = await db
    .select({ id: nightReports.id })
    .from(nightReports)
    .where(and(eq(nightReports.festivalId, festivalId), eq(nightReports.night, night)))
    .orderBy(asc(nightReports.closedAt), asc(nightReports.id))
  return rows.map(({ id }) => id)
}

const newestFirst = [desc(nightReports.night), desc(nightReports.closedAt), desc(nightReports.id)]

/** The report of a night that counts. */
export async function findLastReport(db: Queryable, festivalId: number, night: string) {
  const rows = await select(db)
    .where(and(eq(nightReports.festivalId, festivalId), eq(nightReports.night, night)))
    .orderBy(...newestFirst)
    .limit(1)
  return read(rows)[0]
}

/** The report that counts of the last night before this one that has any. */
export async function findReportBefore(db: Queryable, festivalId: number, night: string) {
  const rows = await select(db)
    .where(and(eq(nightReports.festivalId, festivalId), lt(nightReports.night, night)))
    .orderBy(...newestFirst)
    .limit(1)
  return read(rows)[0]
}

/** The reports that count of the nights from one date to another, which is exclusive, by night. */
export async function findReports(db: Queryable, festivalId: number, from: string, until: string | null) {
  const { night } = nightReports
  const rows = await select(db)
    .where(
      and(
        eq(nightReports.festivalId, festivalId),
        gte(night, from),
        until === null ? undefined : lt(night, until),
      ),
    )
    .orderBy(asc(night), asc(nightReports.closedAt), asc(nightReports.id))
  // The last one of a night overwrites those before.
  return new Map(read(rows).map((report) => [report.night, report]))
}

export async function insertReport(tx: Transaction, report: typeof nightReports.$inferInsert) {
  const [made] = await tx.insert(nightReports).values(report).returning()
  return made!
}
