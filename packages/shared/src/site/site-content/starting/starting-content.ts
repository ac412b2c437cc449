import type { OwnContent, SiteContent } from '../content.ts'
import { CHRISTMAS_CONTENT, DREADMOOR_CONTENT } from './dreadmoor/dreadmoor.ts'
import { plainContent } from './plain-content.ts'
import { sharingContent } from './sharing-content.ts'

type Beginner = { name: string; brand: string; variant: 'halloween' | 'holiday'; siteParentId: number | null }

/** The content of a festival that has published nothing yet: that of its brand, or a plain one. */
export function startingContent(festival: Beginner): OwnContent {
  const whole = wholeContent(festival)
  return festival.siteParentId ? sharingContent(whole) : whole
}

function wholeContent({ name, brand, variant }: Beginner): SiteContent {
  if (brand !== 'dreadmoor') return plainContent(name)
  return variant === 'halloween' ? DREADMOOR_CONTENT : CHRISTMAS_CONTENT
}
