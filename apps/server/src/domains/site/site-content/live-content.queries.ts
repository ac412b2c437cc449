import type { LiveSite } from '@nightshift/shared/site/public-site/rendered'
import {
  type OwnContent,
  SECTION_NAMES,
  type SiteContent,
} from '@nightshift/shared/site/site-content/content'
import { readStored } from '@nightshift/shared/site/site-content/derived/stored-content'
import { startingContent } from '@nightshift/shared/site/site-content/starting/starting-content'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { closedNights, festivals, siteVersions } from '../../../platform/database/schema.ts'

/** The live content of a festival itself: of its latest version, or the one it starts with. */
export async function findOwnContent(db: Queryable, festivalId: number) {
  const [festival] = await db
    .select({
      name: festivals.name,
      brand: festivals.brand,
      variant: festivals.variant,
      siteParentId: festivals.siteParentId,
    })
    .from(festivals)
    .where(eq(festivals.id, festivalId))
  if (!festival) throw new Error(`There is no festival ${festivalId}`)
  const [latest] = await db
    .select({ number: siteVersions.number, content: siteVersions.content })
    .from(siteVersions)
    .where(eq(siteVersions.festivalId, festivalId))
    .orderBy(desc(siteVersions.number))
    .limit(1)
  const start = startingContent(festival)
  return {
    parentId: festival.siteParentId,
    number: latest?.number ?? 0,
    content: latest ? readStored(latest.content, start) : start,
  }
}

export async function findLiveSite(db: Queryable, festivalId: number): Promise<LiveSite> {
  const { parentId, content } = await findOwnContent(db, festivalId)
  return {
    content: await withParent(db, content, parentId),
    closedNights: await findClosedNights(db, festivalId),
  }
}

export const findClosedNights = (db: Queryable, festivalId: number) =>
  db
    .select({ date: closedNights.night, words: closedNights.words })
    .from(closedNights)
    .where(eq(closedNights.festivalId, festivalId))
    .orderBy(asc(closedNights.night))

export const isNightCalledOff = async (
  db: Queryable,
  { festivalId, night }: { festivalId: number; night: string },
) =>
  (await db.$count(
    closedNights,
    and(eq(closedNights.festivalId, festivalId), eq(closedNights.night, night)),
  )) > 0

/** The festivals that share the content of this one. */
export const findSharing = (db: Queryable, festivalId: number) =>
  db
    .select({ id: festivals.id, name: festivals.name })
    .from(festivals)
    .where(eq(festivals.siteParentId, festivalId))
    .orderBy(asc(festivals.id))

/** Fills the sections that a festival shares with those of its parent. */
export async function withParent(db: Queryable, own: OwnContent, parentId: number | null) {
  if (SECTION_NAMES.every((name) => own[name])) return own as SiteContent
  if (!parentId) throw new Error('A shared section has no festival to take it from')
  const parent = await findOwnContent(db, parentId)
  return sharedWith(own, parent.content as SiteContent)
}

/** The content with the parent's sections where its own are null. A parent shares with no other festival. */
const sharedWith = (own: OwnContent, parent: SiteContent) =>
  Object.fromEntries(SECTION_NAMES.map((name) => [name, own[name] ?? parent[name]])) as SiteContent
