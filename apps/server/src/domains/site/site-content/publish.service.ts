import type { SectionName } from '@nightshift/shared/site/site-content/content'
import type { Publication } from '@nightshift/shared/site/site-content/contract'
import { changed } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { type Drafts, findDrafts } from './drafts.queries.ts'
import { findOwnContent, withParent } from './live-content.queries.ts'
import { publicationProblems } from './publishable.ts'
import { deleteScheduled, findScheduled, saveScheduled } from './scheduled/scheduled.queries.ts'
import { lockSite } from './site-lock.ts'
import { storeVersion } from './store-version.service.ts'
import type { StoredFestival } from './versions.queries.ts'

type Approved = { festival: StoredFestival; sections: SectionName[]; drafts: Drafts }

/**
 * Makes the drafts of some sections live, now or at an instant. Refused when one of them is not the draft that was looked
 * at, or has problems.
 */
export function publish(db: Db, caller: Caller, festivalId: number, { sections: named, at }: Publication) {
  return db.transaction(async (tx) => {
    const festival = await lockSite(tx, festivalId)
    const live = await findOwnContent(tx, festivalId)
    const drafts = await findDrafts(tx, festivalId, live.content)
    if (named.some(({ name, revision }) => drafts[name].revision !== revision))
      throw new AppError('changedMeanwhile')
    const sections = [...new Set(named.map(({ name }) => name))]
    const content = { ...live.content, ...contentOf(sections, drafts) }
    const site = await withParent(tx, content, festival.siteParentId)
    const problems = sections.flatMap((name) =>
      publicationProblems(name, drafts[name].content, { festival, site }),
    )
    if (problems.length) throw new AppError('notPublishable', { details: { problems } })
    const approved = { festival, sections, drafts }
    return at ? schedule(tx, caller, approved, new Date(at)) : publishNow(tx, caller, approved, live)
  })
}

const contentOf = (sections: SectionName[], drafts: Drafts) =>
  Object.fromEntries(sections.map((name) => [name, drafts[name].content]))

async function publishNow(
  tx: Transaction,
  caller: Caller,
  { festival, sections, drafts }: Approved,
  live: Awaited<ReturnType<typeof findOwnContent>>,
) {
  const { id: festivalId } = festival
  const scheduled = await findScheduled(tx, festivalId)
  if (scheduled.some(({ section }) => sections.includes(section))) throw new AppError('publicationScheduled')
  const version = await storeVersion(
    tx,
    festival,
    live,
    { ...live.content, ...contentOf(sections, drafts) },
    { how: 'publish', broughtBack: null, publishedAt: caller.now, publishedBy: caller.id },
  )
  if (!version) return
  const before = { version: live.number }
  const after = { version: version.number, sections: version.sections }
  const edit = { festivalId, action: 'publish', entityId: festivalId, before, after }
  await changed(tx, caller, { entity: 'site', ...edit })
}

/** Freezes the drafts: later edits do not change what goes live. */
async function schedule(
  tx: Transaction,
  caller: Caller,
  { festival, sections, drafts }: Approved,
  publishAt: Date,
) {
  if (publishAt <= caller.now) throw new AppError('publishAtPast')
  const { id: festivalId } = festival
  const approved = { publishAt, approvedAt: caller.now, approvedBy: caller.id }
  for (const section of sections)
    await saveScheduled(tx, { festivalId, section, content: drafts[section].content, ...approved })
  const after = { sections, publishAt }
  await changed(tx, caller, { festivalId, action: 'schedule', entity: 'site', entityId: festivalId, after })
}

type Section = { festival: number; section: SectionName }

/** Takes back the scheduled publication of a section. Idempotent. */
export function unschedule(db: Db, caller: Caller, { festival: festivalId, section }: Section) {
  return db.transaction(async (tx) => {
    await lockSite(tx, festivalId)
    const [deleted] = await deleteScheduled(tx, festivalId, [section])
    if (!deleted) return
    const before = { sections: [section], ...deleted }
    await changed(tx, caller, {
      festivalId,
      action: 'unschedule',
      entity: 'site',
      entityId: festivalId,
      before,
    })
  })
}
