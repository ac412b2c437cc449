import type { Night } from '../../seasons/nights.ts'
import type { PublicConfigEntry } from '../../setup/festivals/contract.ts'
import { isSeasonOver, salesInstant } from '../../setup/festivals/gates.ts'
import { formatInZone } from '../../time.ts'
import type { SiteContent } from '../site-content/content.ts'
import { scheduleSentences } from '../site-content/derived/schedule-words.ts'
import type { Picture } from '../site-content/picture.ts'
import { sameContent } from '../site-content/same-content.ts'
import type { Release } from '../site-content/sections/news.ts'
import { TICKET_WORDS } from '../site-content/starting/plain/tickets.ts'
import type { ClosedNight } from '../site-content/ticket-sale.ts'
import { noticesOf, type PageNotice } from './notices.ts'
import { type Offer, offersOf } from './offers.ts'

export type PublicPage = 'home' | 'apply' | 'news' | 'press' | 'policies' | 'demo-checkout'

/** A link to a section of the home page. The site names the sections that every festival has. */
export type NavLink = { id: string; label?: string }

/** The sections as pages render them: without what the page does not show. */
export type PageSections = {
  attractions: SiteContent['attractions']
  tickets: Pick<SiteContent['tickets'], 'title' | 'words' | 'partnerOffer'> & { offers: Offer[] }
  nights: Pick<SiteContent['nights'], 'title' | 'words'> & { sentences: string[] }
  faq: SiteContent['faq']
  directions: SiteContent['directions']
  partners: SiteContent['partners']
  join: SiteContent['jobs']['join']
  jobs: Omit<SiteContent['jobs'], 'join'>
  policies: SiteContent['policies']
  news: Omit<SiteContent['news'], 'list'> & { list: Omit<Release, 'words'>[] }
  release: Release & { contact?: string }
  notices: PageNotice[]
  hero: { wide: Picture; tall: Picture }
}

/**
 * Whether tickets can be bought: some can; none just now; none yet, as the season has none; or none any more, as the
 * season is over.
 */
export type Selling = 'open' | 'notNow' | 'soon' | 'over'

/** What a page renders: the brand and navigation of every page, and the sections of this one. */
export type PageContent = {
  look: Omit<SiteContent['look'], 'hero' | 'socialPicture'>
  place: SiteContent['directions']['place']
  drawing: SiteContent['directions']['drawing']
  nav: NavLink[]
  selling: Selling
  /** Of a demo: the date as of which tickets are on sale, 'October 12, 2024'. */
  salesAsOf?: string
  /** The picture of the link to the application form, where it is the library's. */
  hasJoinPicture: boolean
  sections: Partial<PageSections>
}

type Shown = {
  content: SiteContent
  closedNights: ClosedNight[]
  entry: PublicConfigEntry
  nights: Night[]
  now: Date
  /** The id of the press release that the page shows. */
  release?: string
}

/** The part of the content that a page renders, as of now. */
export function pageContentOf(page: PublicPage, shown: Shown): PageContent {
  const { content } = shown
  const { hero: _hero, socialPicture: _social, ...look } = content.look
  const { place, drawing } = content.directions
  const { salesAsOf, timeZone } = shown.entry
  const { picture } = content.jobs.join
  return {
    look,
    place,
    drawing,
    nav: navigationOf(shown),
    selling: sellingOf(shown),
    ...(salesAsOf && { salesAsOf: formatInZone(salesAsOf, 'MMMM d, yyyy', timeZone) }),
    hasJoinPicture: picture?.from === 'library' && picture.name === 'apply',
    sections: SECTIONS[page](shown),
  }
}

const SECTIONS: Record<PublicPage, (shown: Shown) => Partial<PageSections>> = {
  home: (shown) => {
    const { content, entry } = shown
    return {
      attractions: { list: attractionsOf(shown) },
      tickets: ticketsOf(shown),
      nights: scheduleOf(shown),
      faq: content.faq,
      directions: content.directions,
      partners: content.partners,
      ...(entry.enableApps && { join: content.jobs.join }),
      notices: noticesOf({ ...shown, ...entry, notice: content.notice }),
      hero: heroOf(content.look.hero),
    }
  },
  apply: ({ content: { jobs } }) => {
    const { join: _join, ...form } = jobs
    return { jobs: form }
  },
  news: ({ content: { news } }) => ({
    news: { ...news, list: news.list.map(({ words: _words, ...release }) => release) },
  }),
  press: ({ content: { news }, release: id }) => {
    const release = news.list.find((one) => one.id === id)
    return release ? { release: { ...release, ...(news.contact && { contact: news.contact }) } } : {}
  },
  policies: ({ content: { policies } }) => ({ policies }),
  'demo-checkout': (shown) => ({ tickets: ticketsOf(shown) }),
}

const attractionsOf = ({ content, entry }: Shown) =>
  content.attractions.list.filter(({ shown }) => shown === 'always' || shown === entry.variant)

function ticketsOf({ content, entry, ...shown }: Shown): PageSections['tickets'] {
  const { title, partnerOffer, list } = content.tickets
  const sale = { ...shown, ...entry, now: salesInstant(entry, shown.now) }
  const isOver = isSeasonOver(entry.season, entry.timeZone, sale.now)
  const words = isOver && sameContent(content.tickets.words, TICKET_WORDS) ? [] : content.tickets.words
  return { title, words, partnerOffer, offers: offersOf(list, sale) }
}

function sellingOf(shown: Shown): Selling {
  const { season, timeZone } = shown.entry
  if (isSeasonOver(season, timeZone, salesInstant(shown.entry, shown.now))) return 'over'
  const { offers, words } = ticketsOf(shown)
  const { seller } = shown.content.tickets
  // Where the words say that tickets are sold at the gate, nothing is missing.
  if (!offers.length) return seller.vendor === 'gate' && words.length ? 'open' : 'soon'
  return offers.some(({ sale }) => sale === 'onSale') ? 'open' : 'notNow'
}

function scheduleOf({ content: { nights }, entry }: Shown): PageSections['nights'] {
  const { title, words } = nights
  return { title, words, sentences: scheduleSentences(nights, entry.season, entry.timeZone) }
}

const NEUTRAL_HERO = {
  wide: { from: 'library', name: 'venue-wide', alt: '', focus: { x: 64, y: 45 } },
  tall: { from: 'library', name: 'venue-tall', alt: '', focus: { x: 50, y: 62 } },
} as const satisfies PageSections['hero']

/** The pictures of the hero: one of them serves both shapes where the other is missing; the library's without any. */
function heroOf({ wide, tall }: SiteContent['look']['hero']): PageSections['hero'] {
  const any = wide ?? tall
  return any ? { wide: wide ?? any, tall: tall ?? any } : NEUTRAL_HERO
}

/** The sections of the home page that have something to show, in their order. */
function navigationOf(shown: Shown): NavLink[] {
  const { faq, directions } = shown.content
  const { street, town } = directions.place
  const fixed = {
    tickets: true,
    schedule: true,
    directions: street || town || directions.words.length || directions.position,
    faq: faq.list.length,
  }
  return [
    ...attractionsOf(shown).map(({ id, navLabel, name }) => ({ id, label: navLabel || name })),
    ...Object.entries(fixed).flatMap(([id, isShown]) => (isShown ? [{ id }] : [])),
  ]
}
