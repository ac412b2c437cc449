import type { SectionName } from '@nightshift/shared/site/site-content/content'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { siteScheduled } from '../../../../platform/database/schema.ts'
import type { SectionContent } from '../drafts.queries.ts'

export type Scheduled = Omit<typeof siteScheduled.$inferSelect, 'content'> & { content: SectionContent }

export const findScheduled = (db: Queryable, festivalId: number) =>
  db
    .select()
    .from(siteScheduled)
    .where(eq(siteScheduled.festivalId, festivalId))
    .orderBy(asc(siteScheduled.approvedAt)) as Promise<Scheduled[]>

/** When publications are due, and of which festivals, the next one first. */
export const findDueTimes = (db: Queryable) =>
  db
    .select({ festivalId: siteScheduled.festivalId, publishAt: siteScheduled.publishAt })
    .from(siteScheduled)
    .orderBy(asc(siteScheduled.publishAt))

/** One for each section: a later one replaces it. */
export const saveScheduled = (tx: Transaction, { festivalId, section, ...approved }: Scheduled) =>
  tx
    .insert(siteScheduled)
    .values({ festivalId, section, ...approved })
    .onConflictDoUpdate({ target: [siteScheduled.festivalId, siteScheduled.section], set: approved })

export const deleteScheduled = (tx: Transaction, festivalId: number, sections: SectionName[]) =>
  tx
    .delete(siteScheduled)
    .where(and(eq(siteScheduled.festivalId, festivalId), inArray(siteScheduled.section, sections)))
    .returning({ publishAt: siteScheduled.publishAt })
