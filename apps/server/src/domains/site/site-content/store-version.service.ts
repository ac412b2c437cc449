import { isDeepStrictEqual } from 'node:util'
import { type OwnContent, SECTION_NAMES } from '@nightshift/shared/site/site-content/content'
import { VERSIONS_KEPT } from '@nightshift/shared/site/site-content/contract'
import type { Transaction } from '../../../platform/database/pool.ts'
import { countUpRevision } from '../../../platform/database/site-revision.ts'
import { findDrafts, saveDraft } from './drafts.queries.ts'
import {
  deleteVersionsUpTo,
  insertFirstVersion,
  insertVersion,
  type StoredFestival,
  type VersionLine,
} from './versions.queries.ts'

type Publication = Pick<VersionLine, 'how' | 'broughtBack' | 'publishedAt' | 'publishedBy'>
type Live = { number: number; content: OwnContent }

/**
 * Makes content live as a new version, a snapshot of all sections. Drafts that were equal to the live content stay equal
 * to it. Nothing is stored when nothing differs. The festival must be locked. Returns the new version, or
 * undefined.
 */
export async function storeVersion(
  tx: Transaction,
  festival: StoredFestival,
  live: Live,
  content: OwnContent,
  publication: Publication,
) {
  const sections = SECTION_NAMES.filter((name) => !isDeepStrictEqual(content[name], live.content[name]))
  if (!sections.length) return undefined
  const { id: festivalId } = festival
  if (live.number === 0) await insertFirstVersion(tx, festival)
  const number = live.number + 1
  const drafts = await findDrafts(tx, festivalId, live.content)
  await insertVersion(tx, { festivalId, number, content, sections, ...publication })
  await deleteVersionsUpTo(tx, festivalId, number - VERSIONS_KEPT)
  const { publishedAt: editedAt, publishedBy: editedBy } = publication
  for (const name of sections)
    if (isDeepStrictEqual(drafts[name].content, live.content[name]))
      await saveDraft(tx, festivalId, name, { content: content[name], editedAt, editedBy })
  await countUpRevision(tx, festivalId)
  return { number, sections }
}
