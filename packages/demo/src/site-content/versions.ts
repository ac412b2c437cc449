import { isDeepStrictEqual } from 'node:util'
import {
  type OwnContent,
  SECTION_NAMES,
  type SiteContent,
} from '@nightshift/shared/site/site-content/content'
import {
  CHRISTMAS_OWN_CONTENT,
  DREADMOOR_CONTENT,
} from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { plainContent } from '@nightshift/shared/site/site-content/starting/plain-content'
import { CHRISTMAS, DREADMOOR, ORCHARD } from '../festivals.ts'
import { idOf } from '../random.ts'
import { ORCHARD_CONTENT } from './orchard/orchard.ts'

/** The content at the beginning, then each publication with its instant. */
type History = [OwnContent, ...[publishedAt: string, content: OwnContent][]]

const DREADMOOR_HISTORY: History = [
  { ...dreadmoorUntil('2023-12-31'), tickets: ticketsFor('26.99', '39.99') },
  ['2024-07-15T15:12:00Z', { ...dreadmoorUntil('2024-07-15'), tickets: ticketsFor('26.99', '39.99') }],
  ['2024-09-02T14:40:00Z', dreadmoorUntil('2024-09-02')],
  ['2024-10-21T13:05:00Z', DREADMOOR_CONTENT],
]
const CHRISTMAS_HISTORY: History = [
  { ...CHRISTMAS_OWN_CONTENT, tickets: { ...CHRISTMAS_OWN_CONTENT.tickets!, partnerOffer: null } },
  ['2024-10-28T17:20:00Z', CHRISTMAS_OWN_CONTENT],
]
const ORCHARD_HISTORY: History = [
  plainContent(ORCHARD.name),
  [
    '2024-08-19T12:30:00Z',
    {
      ...ORCHARD_CONTENT,
      news: newsUntil(ORCHARD_CONTENT, '2024-08-19'),
      notice: { ...ORCHARD_CONTENT.notice, text: '' },
    },
  ],
  ['2024-09-23T11:45:00Z', ORCHARD_CONTENT],
]

/** The history of the three sites. The last version of each is live. */
export const siteVersions = () => [
  ...versionsOf(DREADMOOR, DREADMOOR_HISTORY),
  ...versionsOf(CHRISTMAS, CHRISTMAS_HISTORY),
  ...versionsOf(ORCHARD, ORCHARD_HISTORY),
]

/** A question that the orchard has written and not published. */
export const siteDraft = () => ({
  festivalId: ORCHARD.id,
  section: 'faq' as const,
  content: {
    ...ORCHARD_CONTENT.faq,
    list: [
      ...ORCHARD_CONTENT.faq.list,
      {
        id: 'keep',
        question: 'Which apples keep until spring?',
        answer: [[{ text: 'Rows 9 and 10. Wrap each in newspaper, keep them cool, and look in on them.' }]],
      },
    ],
  },
  revision: 1,
  editedAt: new Date('2024-10-30T10:15:00Z'),
  editedBy: idOf('admin'),
})

function versionsOf(
  { id: festivalId, createdAt }: { id: number; createdAt: Date },
  [start, ...published]: History,
) {
  const first = { number: 0, content: start, sections: [], publishedAt: createdAt, publishedBy: null }
  return [
    { ...first, festivalId, how: 'start' as const },
    ...published.map(([publishedAt, content], index) => {
      const before = index ? published[index - 1]![1] : start
      return {
        festivalId,
        number: index + 1,
        content,
        sections: SECTION_NAMES.filter((name) => !isDeepStrictEqual(content[name], before[name])),
        how: 'publish' as const,
        publishedAt: new Date(publishedAt),
        publishedBy: idOf('admin'),
      }
    }),
  ]
}

function dreadmoorUntil(date: string): SiteContent {
  return { ...DREADMOOR_CONTENT, news: newsUntil(DREADMOOR_CONTENT, date) }
}

function newsUntil({ news }: SiteContent, date: string) {
  return { ...news, list: news.list.filter((release) => release.date <= date) }
}

function ticketsFor(...prices: string[]) {
  const { tickets } = DREADMOOR_CONTENT
  return { ...tickets, list: tickets.list.map((ticket, index) => ({ ...ticket, price: prices[index]! })) }
}
