import type { PublicPage } from '@nightshift/shared/site/public-site/page-content'
import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { CHECKOUT } from '../demo-checkout.texts.ts'
import { summaryOf } from '../press/summary.ts'
import { SITE } from '../site.texts.ts'

/** The Open Graph title and description of a page. */
export function metaOf(page: PublicPage, { look, jobs, news, policies }: SiteContent, id?: string) {
  const release = news.list.find((one) => one.id === id)
  const titled = (title: string) => SITE.titled(title, look.name)
  const pages = {
    home: { title: `${look.title} ${look.tagline}`.trim(), description: look.description },
    apply: { title: titled(SITE.titles.apply), description: jobs.join.words },
    news: { title: titled(SITE.titles.news), description: news.description },
    press: { title: release?.headline ?? '', description: release ? summaryOf(release) : '' },
    policies: { title: titled(SITE.titles.policies), description: policies.description },
    'demo-checkout': { title: CHECKOUT.title, description: CHECKOUT.label },
  }
  return pages[page]
}
