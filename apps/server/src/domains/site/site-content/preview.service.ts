import type { LiveSite } from '@nightshift/shared/site/public-site/rendered'
import { OwnContent } from '@nightshift/shared/site/site-content/content'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { findDrafts } from './drafts.queries.ts'
import { draftContent, findSiteFestival } from './edited-site.service.ts'
import { findClosedNights, findOwnContent, withParent } from './live-content.queries.ts'
import { findVersion } from './versions.queries.ts'

/** What a preview shows: the drafts of a site, or one of its versions; and the festival's host. */
export async function findPreview(db: Db, festivalId: number, version: number | undefined) {
  const festival = await findSiteFestival(db, festivalId)
  const { content: live } = await findOwnContent(db, festivalId)
  const own =
    version === undefined
      ? draftContent(await findDrafts(db, festivalId, live))
      : found(await findVersion(db, festival, version)).content
  if (!OwnContent.safeParse(own).success) throw new AppError('versionUnreadable')
  const site: LiveSite = {
    content: await withParent(db, own, festival.siteParentId),
    closedNights: await findClosedNights(db, festivalId),
  }
  return { hostName: festival.hostName, site }
}
