import { z } from 'zod'
import { AttractionsSection } from './sections/attractions.ts'
import { DirectionsSection } from './sections/directions.ts'
import { FaqSection } from './sections/faq.ts'
import { JobsSection } from './sections/jobs.ts'
import { LookSection } from './sections/look.ts'
import { NewsSection } from './sections/news.ts'
import { NightsSection } from './sections/nights.ts'
import { NoticeSection } from './sections/notice.ts'
import { PartnersSection } from './sections/partners.ts'
import { PoliciesSection } from './sections/policies.ts'
import { TicketsSection } from './sections/tickets.ts'

/** The content of a festival's public site, in the order of its editors. What is stored is what is rendered. */
export const SiteContent = z.strictObject({
  attractions: AttractionsSection,
  tickets: TicketsSection,
  nights: NightsSection,
  faq: FaqSection,
  directions: DirectionsSection,
  partners: PartnersSection,
  jobs: JobsSection,
  policies: PoliciesSection,
  news: NewsSection,
  notice: NoticeSection,
  look: LookSection,
})
export type SiteContent = z.infer<typeof SiteContent>

export type SectionName = keyof SiteContent
export const SECTION_NAMES = Object.keys(SiteContent.shape) as [SectionName, ...SectionName[]]
export const SectionName = z.enum(SECTION_NAMES)

/** A section that is null is that of the festival whose content this one shares. */
export type OwnContent = { [Name in SectionName]: SiteContent[Name] | null }
export const OwnContent = z.strictObject(
  Object.fromEntries(SECTION_NAMES.map((name) => [name, SiteContent.shape[name].nullable()])),
) as unknown as z.ZodType<OwnContent>
