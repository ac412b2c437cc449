import type { OwnContent, SiteContent } from '../content.ts'

/** The content of a festival that shares another one's: tickets, notice and look of its own. */
export const sharingContent = ({ tickets, notice, look }: SiteContent): OwnContent => ({
  attractions: null,
  tickets,
  nights: null,
  faq: null,
  directions: null,
  partners: null,
  jobs: null,
  policies: null,
  news: null,
  notice,
  look,
})
