import {
  type OwnContent,
  SECTION_NAMES,
  type SectionName,
} from '@nightshift/shared/site/site-content/content'
import { readStoredSection } from '@nightshift/shared/site/site-content/derived/stored-content'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { siteDrafts } from '../../../platform/database/schema.ts'

export type SectionContent = OwnContent[SectionName]

/** A draft that nobody has edited is the live content, with the revision 0. */
type Draft = {
  content: SectionContent
  revision: number
  editedAt: Date | null
  editedBy: string | null
}
export type Drafts = Record<SectionName, Draft>

const unedited = (content: SectionContent): Draft => ({
  content,
  revision: 0,
  editedAt: null,
  editedBy: null,
})

export async function findDrafts(db: Queryable, festivalId: number, live: OwnContent): Promise<Drafts> {
  const rows = await db.select().from(siteDrafts).where(eq(siteDrafts.festivalId, festivalId))
  const edited = new Map(
    (rows as (Draft & { section: SectionName })[]).map(({ section, ...draft }) => [
      section,
      { ...draft, content: readStoredSection(section, draft.content, live[section]) },
    ]),
  )
  return Object.fromEntries(
    SECTION_NAMES.map((name) => [name, edited.get(name) ?? unedited(live[name])]),
  ) as Drafts
}

type Edit = { content: SectionContent; editedAt: Date; editedBy: string | null }

/** Stores a draft and counts its revision up, which never goes back: an editor names the one they have read. */
export const saveDraft = (tx: Transaction, festivalId: number, section: SectionName, edit: Edit) =>
  tx
    .insert(siteDrafts)
    .values({ festivalId, section, revision: 1, ...edit })
    .onConflictDoUpdate({
      target: [siteDrafts.festivalId, siteDrafts.section],
      set: { ...edit, revision: sql`${siteDrafts.revision} + 1` },
    })
