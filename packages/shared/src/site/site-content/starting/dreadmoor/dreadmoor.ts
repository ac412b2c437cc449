import type { OwnContent, SiteContent } from '../../content.ts'
import { sharingContent } from '../sharing-content.ts'
import { ATTRACTIONS } from './attractions.ts'
import { FAQ } from './faq.ts'
import { HALLOWEEN_LOOK, HOLIDAY_LOOK } from './look.ts'
import { NEWS } from './news.ts'
import { POLICIES } from './policies.ts'
import { DIRECTIONS, JOBS, NIGHTS, NOTICE, PARTNERS } from './sections.ts'
import { HALLOWEEN_TICKETS, HOLIDAY_TICKETS } from './tickets.ts'

/** The site of the haunted hayride. */
export const DREADMOOR_CONTENT: SiteContent = {
  attractions: ATTRACTIONS,
  tickets: HALLOWEEN_TICKETS,
  nights: NIGHTS,
  faq: FAQ,
  directions: DIRECTIONS,
  partners: PARTNERS,
  jobs: JOBS,
  policies: POLICIES,
  news: NEWS,
  notice: NOTICE,
  look: HALLOWEEN_LOOK,
}

/** The site of its holiday variant, when it shares no content with another festival. */
export const CHRISTMAS_CONTENT: SiteContent = {
  ...DREADMOOR_CONTENT,
  tickets: HOLIDAY_TICKETS,
  look: HOLIDAY_LOOK,
}

/** What the holiday variant has of its own beside the hayride's content. */
export const CHRISTMAS_OWN_CONTENT: OwnContent = sharingContent(CHRISTMAS_CONTENT)
