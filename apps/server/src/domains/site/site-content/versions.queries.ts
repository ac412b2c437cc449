import { startingContent } from '@nightshift/shared/site/site-content/starting/starting-content'
import { and, desc, eq, getTableColumns, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { type festivals, siteVersions } from '../../../platform/database/schema.ts'

export type StoredFestival = typeof festivals.$inferSelect
export type StoredVersion = typeof siteVersions.$inferSelect
export type VersionLine = Omit<StoredVersion, 'content'>

const { content: _, ...LINE } = getTableColumns(siteVersions)

/** The kept versions without their content, the newest first. */
export async function findVersionLines(db: Queryable, festival: StoredFestival): Promise<VersionLine[]> {
  const lines = await db
    .select(LINE)
    .from(siteVersions)
    .where(eq(siteVersions.festivalId, festival.id))
    .orderBy(desc(siteVersions.number))
  return lines.length ? lines : [firstVersion(festival)]
}

export async function findVersion(db: Queryable, festival: StoredFestival, number: number) {
  const [found] = await db
    .select()
    .from(siteVersions)
    .where(and(eq(siteVersions.festivalId, festival.id), eq(siteVersions.number, number)))
  if (found || number !== 0) return found
  const count = await db.$count(siteVersions, eq(siteVersions.festivalId, festival.id))
  return count ? undefined : firstVersion(festival)
}

/** The content that a festival starts with. Stored with its first publication. */
const firstVersion = (festival: StoredFestival): StoredVersion => ({
  festivalId: festival.id,
  number: 0,
  content: startingContent(festival),
  sections: [],
  how: 'start',
  broughtBack: null,
  publishedAt: festival.createdAt,
  publishedBy: null,
})

export const insertFirstVersion = (tx: Transaction, festival: StoredFestival) =>
  tx.insert(siteVersions).values(firstVersion(festival)).onConflictDoNothing()

export const insertVersion = (tx: Transaction, version: StoredVersion) =>
  tx.insert(siteVersions).values(version)

export const deleteVersionsUpTo = (tx: Transaction, festivalId: number, number: number) =>
  tx
    .delete(siteVersions)
    .where(and(eq(siteVersions.festivalId, festivalId), lte(siteVersions.number, number)))
