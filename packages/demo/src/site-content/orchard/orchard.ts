import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { ATTRACTIONS } from './attractions.ts'
import { FAQ } from './faq.ts'
import { NEWS } from './news.ts'
import { POLICIES } from './policies.ts'
import { DIRECTIONS, JOBS, LOOK, NIGHTS, NOTICE, PARTNERS } from './sections.ts'
import { TICKETS } from './tickets.ts'

/** The site of Harrow Orchard, as its owner has filled it in the back office. */
export const ORCHARD_CONTENT: SiteContent = {
  attractions: ATTRACTIONS,
  tickets: TICKETS,
  nights: NIGHTS,
  faq: FAQ,
  directions: DIRECTIONS,
  partners: PARTNERS,
  jobs: JOBS,
  policies: POLICIES,
  news: NEWS,
  notice: NOTICE,
  look: LOOK,
}
