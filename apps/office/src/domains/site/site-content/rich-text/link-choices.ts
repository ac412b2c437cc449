import { SITE_PATHS } from '@nightshift/shared/paths'
import type { OwnContent, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { createContext } from 'react'
import { LINK_CHOICES } from './rich-text.texts.ts'

type LinkChoice = { value: string; label: string }
export type LinkChoiceGroup = { group: string; items: LinkChoice[] }

const PAGES: LinkChoice[] = [
  { value: SITE_PATHS.home, label: LINK_CHOICES.home },
  { value: SITE_PATHS.apply, label: LINK_CHOICES.apply },
  { value: SITE_PATHS.news, label: LINK_CHOICES.news },
  { value: SITE_PATHS.policies, label: LINK_CHOICES.allPolicies },
]
const HOME_PARTS = ['tickets', 'schedule', 'directions', 'faq'] as const

const choicesOf = (
  attractions: Pick<SiteContent['attractions']['list'][number], 'id' | 'name'>[],
  policies: Pick<SiteContent['policies']['list'][number], 'id' | 'name'>[],
): LinkChoiceGroup[] => [
  { group: LINK_CHOICES.pages, items: PAGES },
  {
    group: LINK_CHOICES.homeParts,
    items: [
      ...attractions.map(({ id, name }) => ({ value: `/#${id}`, label: name || id })),
      ...HOME_PARTS.map((part) => ({ value: `/#${part}`, label: LINK_CHOICES[part] })),
    ],
  },
  {
    group: LINK_CHOICES.policies,
    items: policies.map(({ id, name }) => ({ value: `${SITE_PATHS.policies}#${id}`, label: name || id })),
  },
]

/** The pages and anchors of a festival's site, by the names that its draft gives them. */
export function linkChoices({ draft, parent }: Pick<EditedSite, 'draft' | 'parent'>): LinkChoiceGroup[] {
  const section = <Name extends keyof OwnContent>(name: Name) => draft[name] ?? parent?.content[name]
  return choicesOf(section('attractions')?.list ?? [], section('policies')?.list ?? [])
}

/** The choices of the link dialog. Without a provider: the parts that every site has. */
export const LinkChoicesContext = createContext(
  choicesOf([], [{ id: 'policy4', name: LINK_CHOICES.ticketDisclaimer }]),
)
