import type { SectionName } from '../content.ts'

export const SECTION_LABELS: Record<SectionName, string> = {
  attractions: 'Attractions',
  tickets: 'Tickets',
  nights: 'Nights and times',
  faq: 'FAQ',
  directions: 'Directions',
  partners: 'Partners and sponsors',
  jobs: 'Jobs',
  policies: 'Policies',
  news: 'News',
  notice: 'Notice',
  look: 'Look',
}

const picture = (path: string, label: string) => ({
  [path]: label,
  [`${path}.file`]: 'File',
  [`${path}.alt`]: 'What the picture shows',
  [`${path}.focus`]: 'Focus point',
})

/** Fields by their path in the section; `*` is the position of an entry or a date. */
const LABELS: { [Name in SectionName]: Record<string, string> } = {
  attractions: {
    list: 'Attractions',
    'list.*': 'Attraction',
    'list.*.id': 'Anchor',
    'list.*.name': 'Name',
    'list.*.navLabel': 'Name in the navigation',
    'list.*.words': 'Description',
    'list.*.skulls': 'Skulls',
    'list.*.age': 'Age',
    'list.*.time': 'Duration',
    'list.*.time.label': 'Words before the minutes',
    'list.*.time.from': 'Minutes',
    'list.*.time.to': 'Minutes at most',
    'list.*.tint': 'Tint',
    'list.*.layout': 'Layout',
    'list.*.shown': 'Shown',
    ...picture('list.*.picture', 'Picture'),
  },
  tickets: {
    title: 'Title',
    words: 'Text',
    list: 'Tickets',
    'list.*': 'Ticket',
    'list.*.id': 'Id',
    'list.*.name': 'Name',
    'list.*.words': 'Description',
    'list.*.price': 'Price',
    'list.*.nights': 'Nights',
    'list.*.sellerProduct': 'Product id of the seller',
    'list.*.onSaleFrom': 'On sale from',
    'list.*.onSaleUntil': 'On sale until',
    'list.*.soldOut': 'Sold out',
    seller: 'Seller',
    'seller.vendor': 'Sold by',
    'seller.url': 'Address of the seller',
    'seller.shortname': 'Short name at the seller',
    'seller.dates': 'Date ids of the seller',
    'seller.dates.*': 'Date id of the seller',
    partnerOffer: 'Partner offer',
    'partnerOffer.name': 'Name',
    'partnerOffer.words': 'Description',
    'partnerOffer.link': 'Words of the link',
    'partnerOffer.href': 'Link',
  },
  nights: {
    title: 'Title',
    extraNight: 'Words about an extra night',
    gates: 'Words about the gates',
    words: 'Text',
  },
  faq: {
    title: 'Title',
    list: 'Questions',
    'list.*': 'Question',
    'list.*.id': 'Id',
    'list.*.question': 'Question',
    'list.*.answer': 'Answer',
  },
  directions: {
    title: 'Title',
    place: 'Address',
    'place.name': 'Name of the place',
    'place.street': 'Street',
    'place.town': 'Town',
    'place.state': 'State',
    'place.zip': 'ZIP code',
    'place.country': 'Country',
    words: 'Text',
    position: 'Position on the map',
    'position.latitude': 'Latitude',
    'position.longitude': 'Longitude',
    drawing: 'Drawn map',
  },
  partners: {
    partners: 'Partners',
    'partners.title': 'Title',
    'partners.list': 'Partners',
    'partners.list.*': 'Partner',
    'partners.list.*.name': 'Name',
    'partners.list.*.what': 'What they are',
    'partners.list.*.href': 'Link',
    sponsors: 'Sponsors',
    'sponsors.title': 'Title',
    'sponsors.list': 'Sponsors',
    'sponsors.list.*': 'Sponsor',
    'sponsors.list.*.name': 'Name',
    'sponsors.list.*.href': 'Link',
    social: 'Social media',
    'social.title': 'Title',
    'social.list': 'Social media',
    'social.list.*': 'Social medium',
    'social.list.*.kind': 'Kind',
    'social.list.*.name': 'Name',
    'social.list.*.href': 'Link',
  },
  jobs: {
    join: 'Home page',
    'join.title': 'Title',
    'join.words': 'Text',
    'join.link': 'Words of the link',
    ...picture('join.picture', 'Picture'),
    title: 'Title of the page',
    intro: 'Introduction',
    description: 'Description for search engines',
    incentivesTitle: 'Title of the incentives',
    incentives: 'Incentives',
    'incentives.*': 'Incentive',
    'incentives.*.gain': 'Gain',
    'incentives.*.what': 'What for',
  },
  policies: {
    lead: 'Lead',
    description: 'Description for search engines',
    list: 'Policies',
    'list.*': 'Policy',
    'list.*.id': 'Anchor',
    'list.*.name': 'Name',
    'list.*.words': 'Text',
  },
  news: {
    lead: 'Lead',
    description: 'Description for search engines',
    contact: 'Press contact',
    list: 'Press releases',
    'list.*': 'Press release',
    'list.*.id': 'Address',
    'list.*.date': 'Date',
    'list.*.headline': 'Headline',
    'list.*.words': 'Text',
  },
  notice: { text: 'Text', from: 'From', until: 'Until', severity: 'Severity' },
  look: {
    name: 'Brand name',
    title: 'Title',
    tagline: 'Tagline',
    intro: 'Introduction',
    description: 'Description for search engines',
    suggestedAge: 'Suggested age',
    copyright: 'Copyright',
    palette: 'Palette',
    accent: 'Accent',
    face: 'Display face',
    hero: 'First picture',
    ...picture('hero.wide', 'Wide picture'),
    ...picture('hero.tall', 'Tall picture'),
    ...picture('logo', 'Logo'),
    ...picture('socialPicture', 'Social picture'),
  },
}

const ANY = /^(\d+|\d{4}-\d\d-\d\d)$/

/** The words for a field, or undefined for a part of one, such as a span of a paragraph. */
export const labelOf = (section: SectionName, path: string): string | undefined =>
  LABELS[section][
    path
      .split('.')
      .map((part) => (ANY.test(part) ? '*' : part))
      .join('.')
  ]

/** The path of the labelled field that has this path or contains it; empty for the section. */
export function nearestField(section: SectionName, path: string): string {
  let at = path
  while (at && !labelOf(section, at)) at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))
  return at
}

/** The words for that field. */
export const nearestLabel = (section: SectionName, path: string): string =>
  labelOf(section, nearestField(section, path)) ?? SECTION_LABELS[section]
