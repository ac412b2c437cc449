import type { OwnContent } from '../content.ts'
import { CHRISTMAS_CONTENT, CHRISTMAS_OWN_CONTENT, DREADMOOR_CONTENT } from './dreadmoor/dreadmoor.ts'
import { plainContent } from './plain-content.ts'

type Beginner = { name: string; brand: string; variant: 'halloween' | 'holiday'; siteParentId: number | null }

/** The content of a festival that has published nothing yet: that of its brand, or a plain one. */
export function startingContent({ name, brand, variant, siteParentId }: Beginner): OwnContent {
  if (brand !== 'dreadmoor') return plainContent(name)
  if (variant === 'halloween') return DREADMOOR_CONTENT
  return siteParentId ? CHRISTMAS_OWN_CONTENT : CHRISTMAS_CONTENT
}
