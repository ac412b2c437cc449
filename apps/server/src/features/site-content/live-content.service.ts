import type { LiveSite } from '@nightshift/shared/public-site/rendered'
import type { Db } from '../../platform/database/pool.ts'
import { findLiveSite } from './live-content.queries.ts'

/** Caches the live content of each festival by the revision of its site, so a page needs no query for it. */
export function liveContentCache(db: Db) {
  const cached = new Map<number, { revision: number; site: Promise<LiveSite> }>()
  return (festivalId: number, revision: number): Promise<LiveSite> => {
    const known = cached.get(festivalId)
    if (known?.revision === revision) return known.site
    const site = findLiveSite(db, festivalId)
    cached.set(festivalId, { revision, site })
    site.catch(() => cached.delete(festivalId))
    return site
  }
}
