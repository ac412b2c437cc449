import type { LiveSite } from '@nightshift/shared/public-site/rendered'
import type { Db } from '../../platform/database/pool.ts'
import { findLiveSite, type SiteRevisions } from './live-content.queries.ts'

/** Caches the live content of each festival by its revision and that of its parent, so a page needs no query for it. */
export function liveContentCache(db: Db) {
  const cached = new Map<number, { key: string; site: Promise<LiveSite> }>()
  return (festivalId: number, revisions: SiteRevisions): Promise<LiveSite> => {
    const key = keyOf(festivalId, revisions)
    const known = cached.get(festivalId)
    if (known?.key === key) return known.site
    const site = findLiveSite(db, festivalId)
    cached.set(festivalId, { key, site })
    site.catch(() => cached.delete(festivalId))
    return site
  }
}

function keyOf(festivalId: number, revisions: SiteRevisions) {
  const { revision, parentId } = revisions[festivalId]!
  return `${revision}.${parentId ? (revisions[parentId]?.revision ?? 0) : ''}`
}
