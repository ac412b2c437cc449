import { isDeepStrictEqual } from 'node:util'
import { type SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { DraftEdit } from '@nightshift/shared/site/site-content/contract'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announce } from '../../../platform/live.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findDrafts, type SectionContent, saveDraft } from './drafts.queries.ts'
import { findOwnContent } from './live-content.queries.ts'
import { checkPictures } from './pictures.service.ts'
import { lockSite } from './site-lock.ts'

type Section = { festival: number; section: SectionName }

/**
 * Stores the draft of a section. Refused when somebody else has stored another one since the editor read it; the same
 * content again changes nothing, so a repeated request is no conflict.
 */
export async function editDraft(
  db: Db,
  caller: Caller,
  { festival: festivalId, section }: Section,
  edit: DraftEdit,
) {
  const content = parseSection(section, edit.content)
  return db.transaction(async (tx) => {
    const festival = await lockSite(tx, festivalId)
    if (content === null && !festival.siteParentId) throw new AppError('invalidInput')
    const { content: live } = await findOwnContent(tx, festivalId)
    const { [section]: draft } = await findDrafts(tx, festivalId, live)
    if (isDeepStrictEqual(draft.content, content)) return
    if (draft.revision !== edit.revision) throw new AppError('changedMeanwhile')
    await checkPictures(tx, festival, content)
    await saveDraft(tx, festivalId, section, { content, editedAt: caller.now, editedBy: caller.id })
    announce(tx, { kind: 'site', festivalId })
  })
}

/** Sets the draft of a section back to the live content. */
export function discardDraft(
  db: Db,
  caller: Caller,
  { festival: festivalId, section }: Section,
  revision: number,
) {
  return db.transaction(async (tx) => {
    await lockSite(tx, festivalId)
    const { content: live } = await findOwnContent(tx, festivalId)
    const { [section]: draft } = await findDrafts(tx, festivalId, live)
    if (isDeepStrictEqual(draft.content, live[section])) return
    if (draft.revision !== revision) throw new AppError('changedMeanwhile')
    const edit = { content: live[section], editedAt: caller.now, editedBy: caller.id }
    await saveDraft(tx, festivalId, section, edit)
    announce(tx, { kind: 'site', festivalId })
  })
}

function parseSection(section: SectionName, content: unknown): SectionContent {
  if (content === null) return null
  const parsed = SiteContent.shape[section].safeParse(content)
  if (parsed.success) return parsed.data
  const details = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const [first] = details
  throw new AppError('invalidInput', { message: `${first!.path || section}: ${first!.message}`, details })
}
