import { SECTION_NAMES } from '@nightshift/shared/site/site-content/content'
import { changed } from '../../../platform/changed.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findOwnContent } from './live-content.queries.ts'
import { schemaProblems } from './publishable.ts'
import { lockSite } from './site-lock.ts'
import { storeVersion } from './store-version.service.ts'
import { findVersion } from './versions.queries.ts'

/**
 * Publishes an earlier version again, as a new one. Drafts with changes of their own and scheduled publications stay as
 * they are.
 */
export function bringBack(db: Db, caller: Caller, festivalId: number, number: number) {
  return db.transaction(async (tx) => {
    const festival = await lockSite(tx, festivalId)
    const { content } = found(await findVersion(tx, festival, number))
    // It was live before, so only the schema can have become stricter.
    const problems = SECTION_NAMES.flatMap((name) => schemaProblems(name, content[name], festival))
    if (problems.length) throw new AppError('notPublishable', { details: { problems } })
    const live = await findOwnContent(tx, festivalId)
    const by = { publishedAt: caller.now, publishedBy: caller.id }
    const publication = { how: 'bringBack', broughtBack: number, ...by } as const
    const version = await storeVersion(tx, festival, live, content, publication)
    if (!version) return
    const before = { version: live.number }
    const after = { version: version.number, broughtBack: number, sections: version.sections }
    const edit = { festivalId, action: 'bringBack', entityId: festivalId, before, after }
    await changed(tx, caller, { entity: 'site', ...edit })
  })
}
