import { SECTION_NAMES } from '@nightshift/shared/site-content/content'
import { record } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findOwnContent } from './live-content.queries.ts'
import { schemaProblems } from './publishable.ts'
import { lockSite } from './site-lock.ts'
import { storeVersion } from './store-version.service.ts'
import { findVersion } from './versions.queries.ts'

/**
 * Publishes an earlier version again, as a new one. Drafts with changes of their own and scheduled publications stay as
 * they are. Returns the festivals whose site changed.
 */
export function bringBack(db: Db, caller: Caller, festivalId: number, number: number) {
  return db.transaction(async (tx) => {
    const festival = await lockSite(tx, festivalId)
    const earlier = await findVersion(tx, festival, number)
    if (!earlier) throw new AppError('notFound')
    const { content } = earlier
    // It was live before, so only the schema can have become stricter.
    const problems = SECTION_NAMES.flatMap((name) => schemaProblems(name, content[name], festival))
    if (problems.length) throw new AppError('notPublishable', { details: { problems } })
    const live = await findOwnContent(tx, festivalId)
    const by = { publishedAt: caller.now, publishedBy: caller.id }
    const publication = { how: 'bringBack', broughtBack: number, ...by } as const
    const version = await storeVersion(tx, festival, live, content, publication)
    if (!version) return []
    const before = { version: live.number }
    const after = { version: version.number, broughtBack: number, sections: version.sections }
    await record(tx, caller, [
      { festivalId, action: 'bringBack', entity: 'site', entityId: festivalId, before, after },
    ])
    return version.changed
  })
}
