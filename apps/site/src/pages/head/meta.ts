import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { FACES, JOIN } from '../content/home.content.ts'
import { POLICIES_DESCRIPTION } from '../content/policies.content.ts'
import { NEWS } from '../content/press.content.ts'
import { CHECKOUT } from '../content/tickets.content.ts'
import { DREADMOOR } from '../dreadmoor.content.ts'

export type PublicPage = 'home' | 'apply' | 'news' | 'policies' | 'demo-checkout'

/** The Open Graph title and description of a page. */
export function metaOf(page: PublicPage, variant: PublicConfigEntry['variant']) {
  const face = FACES[variant]
  const pages = {
    home: { title: `${face.title} ${face.tagline}`, description: face.description },
    apply: { title: titled(DREADMOOR.titles.apply), description: JOIN.words },
    news: { title: titled(DREADMOOR.titles.news), description: NEWS.description },
    policies: { title: titled(DREADMOOR.titles.policies), description: POLICIES_DESCRIPTION },
    'demo-checkout': { title: CHECKOUT.title, description: CHECKOUT.label },
  }
  return pages[page]
}

const titled = (name: string) => `${name} · ${DREADMOOR.name}`
