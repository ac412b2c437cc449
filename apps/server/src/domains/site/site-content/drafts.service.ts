import { isDeepStrictEqual } from 'node:util'
import { type SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { DraftEdit } from '@nightshift/shared/site/site-content/contract'
import type { UploadedPicture } from '@nightshift/shared/site/site-content/picture'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announce } from '../../../platform/live.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findDrafts, type SectionContent, saveDraft } from './drafts.queries.ts'
import { findOwnContent } from './live-content.queries.ts'
import { findPictureSizes, type PictureSizes, sharePictures } from './pictures.queries.ts'
import { lockSite } from './site-lock.ts'

type Festival = { id: number; siteParentId: number | null }

/**
 * Refuses content with an uploaded picture that the festival does not have in exactly these sizes. A section that was
 * copied from the parent festival brings its pictures along.
 */
async function checkPictures(tx: Transaction, { id, siteParentId }: Festival, content: unknown) {
  const used = uploadsIn(content)
  if (!used.length) return
  const ids = used.map((picture) => picture.id)
  if (siteParentId) await sharePictures(tx, ids, { from: siteParentId, to: id })
  const stored = await findPictureSizes(tx, id, ids)
  const isStored = (picture: PictureSizes) => stored.some((one) => isDeepStrictEqual(one, sizesOf(picture)))
  if (!used.every(isStored)) throw new AppError('pictureUnknown')
}

const sizesOf = ({ id, width, height, widths, bytes }: PictureSizes): PictureSizes => ({
  id,
  width,
  height,
  widths,
  bytes,
})

/** The uploaded pictures anywhere in content that satisfies its schema. */
function uploadsIn(content: unknown): UploadedPicture[] {
  if (typeof content !== 'object' || content === null) return []
  if ('from' in content && content.from === 'upload') return [content as UploadedPicture]
  return Object.values(content).flatMap(uploadsIn)
}

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
