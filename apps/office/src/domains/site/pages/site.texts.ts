import type { SectionName } from '@nightshift/shared/site/site-content/content'
import type { PreviewPage } from '../site-content/preview/preview-address.ts'

export const SITE = {
  navigation: 'Parts of the site',
  pages: 'Pages of the site',
  overview: 'Overview',
  address: 'Address',
  version: (number: number) =>
    number ? `Version ${number} is live.` : 'The site shows what it started with.',
  allLive: 'There are no changes that are not live.',
  notLive: (count: number) =>
    count === 1 ? '1 section is changed and not live.' : `${count} sections are changed and not live.`,
  columns: { section: 'Section', state: 'State', editedBy: 'Changed by', editedAt: 'When' },
  next: 'Next',
  somebody: 'somebody',
  off: 'Visitors see nothing of this: the public site is off.',
  offLink: 'Switch it on in Settings',
  sections: 'Sections',
  same: (parent: string) => `Same as ${parent}`,
  showPreview: 'Show the preview',
  hidePreview: 'Hide the preview',
  /** What each section is about. */
  about: {
    attractions: 'What there is to see, with pictures',
    tickets: 'Names, prices, nights and the seller',
    nights: 'Words around the calendar',
    faq: 'Questions and answers',
    directions: 'Address, map and the way',
    partners: 'Partners, sponsors and social media',
    jobs: 'The page for applicants, and incentives',
    policies: 'Rules and the ticket disclaimer',
    news: 'Press releases, also as PDF',
    notice: 'A message above the home page',
    look: 'Brand name, colours, typeface and logo',
  } satisfies Record<SectionName, string>,
}

/** The page that shows a section, where it is not the home page. */
export const PAGE_OF_SECTION: Partial<Record<SectionName, PreviewPage>> = {
  jobs: 'apply',
  policies: 'policies',
  news: 'news',
}
