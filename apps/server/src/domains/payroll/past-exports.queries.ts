import type { PastExportsQuery } from '@nightshift/shared/payroll/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/pool.ts'
import {
  payrollExportEntries,
  payrollExportFiles,
  payrollExports,
  users,
} from '../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../platform/database/within-festival.ts'

const PAGE = 100

/** Whether the file still names somebody who was erased. */
const NAMES_ERASED = sql<boolean>`exists (
  select from erased_export_lines where erased_export_lines.export_id = ${payrollExports.id})`

/** A page of a festival's exports, newest first. */
export function findExports(db: Db, { festivalId, before }: PastExportsQuery) {
  const { id, kind, madeAt, startsOn, endsOn, startsAt, endsAt, filter, lines, fileName, fileHash } =
    payrollExports
  return db
    .select({
      id,
      kind,
      madeAt,
      filter: sql<Record<string, unknown>>`${filter}`,
      lines,
      fileName,
      fileHash,
      startDate: startsOn,
      endDate: endsOn,
      since: startsAt,
      until: endsAt,
      madeBy: { firstName: users.firstName, lastName: users.lastName },
      // One index-only scan for each export of the page.
      entries: sql<number>`(select count(*)::int from ${payrollExportEntries} where export_id = ${id})`,
      hasFile: sql<boolean>`${payrollExportFiles.exportId} is not null`,
      redactedAt: payrollExportFiles.redactedAt,
      redactedHash: payrollExportFiles.redactedHash,
      namesErased: NAMES_ERASED,
    })
    .from(payrollExports)
    .leftJoin(users, eq(users.id, payrollExports.madeBy))
    .leftJoin(payrollExportFiles, eq(payrollExportFiles.exportId, id))
    .where(and(eq(payrollExports.festivalId, festivalId), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(PAGE)
}

export async function findExportFile(db: Db, scope: FestivalScope, id: number) {
  const [found] = await db
    .select({
      fileName: sql<string>`${payrollExports.fileName}`,
      content: payrollExportFiles.content,
      namesErased: NAMES_ERASED,
    })
    .from(payrollExportFiles)
    .innerJoin(payrollExports, eq(payrollExports.id, payrollExportFiles.exportId))
    .where(and(eq(payrollExports.id, id), withinFestival(payrollExports.festivalId, scope)))
  return found
}
