import type { Queryable } from '../../../platform/database/pool.ts'
import { findFestival } from './festivals.queries.ts'
import { findMainFestival } from './site-parent.queries.ts'

type Newcomer = { brand: string; variant: 'halloween' | 'holiday'; contentOf: number | null }

type SiteParent =
  | { kind: 'found'; id: number | null }
  | { kind: 'unknown' }
  /** Content is shared with a festival that has its own. */
  | { kind: 'sharesItself'; id: number }

/** The festival whose content a new one shares: the named one, or for a holiday variant the main one of its brand. */
export async function decideSiteParent(
  db: Queryable,
  { brand, variant, contentOf }: Newcomer,
): Promise<SiteParent> {
  if (contentOf === null) {
    const hasMain = brand !== '' && variant === 'holiday'
    return { kind: 'found', id: hasMain ? await findMainFestival(db, brand) : null }
  }
  const named = await findFestival(db, contentOf)
  if (!named) return { kind: 'unknown' }
  return named.siteParentId
    ? { kind: 'sharesItself', id: named.siteParentId }
    : { kind: 'found', id: contentOf }
}
