import type { OwnContent, SectionName } from '@nightshift/shared/site/site-content/content'
import { changed } from '../../../../platform/changed.ts'
import { lockFestival } from '../../../../platform/database/lock-festival.ts'
import type { Db } from '../../../../platform/database/pool.ts'
import { findOwnContent, withParent } from '../live-content.queries.ts'
import { publicationProblems } from '../publishable.ts'
import { storeVersion } from '../store-version.service.ts'
import { deleteScheduled, findScheduled, type Scheduled } from './scheduled.queries.ts'

/**
 * Publishes what is due at a festival, all sections as one version. Under the lock of the festival, so that of several
 * processes one does it. A section that the schema of a newer release refuses stays scheduled, and the others go live.
 * Returns the refused sections.
 */
export function publishDue(db: Db, festivalId: number, now: Date): Promise<SectionName[]> {
  return db.transaction(async (tx) => {
    const festival = await lockFestival(tx, festivalId)
    const due = (await findScheduled(tx, festivalId)).filter(({ publishAt }) => publishAt <= now)
    if (!due.length) return []
    const live = await findOwnContent(tx, festivalId)
    const site = await withParent(tx, { ...live.content, ...contentOf(due) }, festival!.siteParentId)
    const fit = due.filter(
      ({ section, content }) => !publicationProblems(section, content, { festival: festival!, site }).length,
    )
    const refused = due.filter((one) => !fit.includes(one)).map(({ section }) => section)
    const last = fit.at(-1)
    if (!last) return refused

    const published = contentOf(fit)
    const content = { ...live.content, ...published }
    await deleteScheduled(tx, festivalId, Object.keys(published) as SectionName[])
    const version = await storeVersion(tx, festival!, live, content, {
      how: 'schedule',
      broughtBack: null,
      publishedAt: now,
      // Who approved the latest part of it.
      publishedBy: last.approvedBy,
    })
    for (const approver of new Set(fit.map(({ approvedBy }) => approvedBy))) {
      const sections = fit.filter(({ approvedBy }) => approvedBy === approver).map(({ section }) => section)
      const before = { version: live.number }
      const after = { version: version?.number ?? live.number, sections }
      const edit = { festivalId, action: 'publishScheduled', entityId: festivalId, before, after }
      await changed(tx, { id: approver, now }, { entity: 'site', ...edit })
    }
    return refused
  })
}

const contentOf = (scheduled: Scheduled[]): Partial<OwnContent> =>
  Object.fromEntries(scheduled.map(({ section, content }) => [section, content]))
