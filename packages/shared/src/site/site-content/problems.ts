import type { SectionName, SiteContent } from './content.ts'
import type { Picture } from './picture.ts'
import {
  HOME_PICTURE_BUDGET,
  homePictureBytes,
  homePictures,
  kilobytes,
  pictureBytes,
} from './picture-weight.ts'
import { hasDirections } from './place.ts'
import { plainWords } from './plain-words.ts'
import type { RichText } from './rich-text.ts'

/** What keeps a section from being published. A draft may have problems. The path is that of a field: `list.0.name`. */
export type Problem = { path: string; message: string }

const NEEDED = 'is needed'

const needed = (path: string, text: string): Problem[] => (text.trim() ? [] : [{ path, message: NEEDED }])
const neededWords = (path: string, text: RichText) => needed(path, plainWords(text).join(''))
const neededAlt = (path: string, picture: Picture | null): Problem[] =>
  picture && !picture.alt.trim() ? [{ path: `${path}.alt`, message: NEEDED }] : []
const each = <Entry>(list: Entry[], path: string, problems: (entry: Entry, path: string) => Problem[]) =>
  list.flatMap((entry, index) => problems(entry, `${path}.${index}`))
const inOrder = (path: string, from: string | null, until: string | null): Problem[] =>
  from && until && from >= until ? [{ path, message: 'is before the beginning' }] : []

const PROBLEMS: { [Name in SectionName]: (section: SiteContent[Name]) => Problem[] } = {
  attractions: ({ list }) =>
    each(list, 'list', ({ name, navLabel, time, picture }, path) => [
      ...needed(`${path}.name`, name),
      ...needed(`${path}.navLabel`, navLabel),
      ...(time ? needed(`${path}.time.label`, time.label) : []),
      ...(time?.to && time.to <= time.from
        ? [{ path: `${path}.time.to`, message: 'is more than the first number' }]
        : []),
      ...neededAlt(`${path}.picture`, picture),
    ]),
  tickets: ({ title, list, seller, partnerOffer }) => [
    ...needed('title', title),
    ...each(list, 'list', (ticket, path) => [
      ...needed(`${path}.name`, ticket.name),
      ...inOrder(`${path}.onSaleUntil`, ticket.onSaleFrom, ticket.onSaleUntil),
    ]),
    ...(seller.vendor === 'link' || seller.vendor === 'pretix' ? needed('seller.url', seller.url) : []),
    ...(seller.vendor === 'fareharbor' ? needed('seller.shortname', seller.shortname) : []),
    ...(partnerOffer
      ? (['name', 'link', 'href'] as const).flatMap((field) =>
          needed(`partnerOffer.${field}`, partnerOffer[field]),
        )
      : []),
  ],
  nights: ({ title }) => needed('title', title),
  faq: ({ title, list }) => [
    ...needed('title', title),
    ...each(list, 'list', ({ question, answer }, path) => [
      ...needed(`${path}.question`, question),
      ...neededWords(`${path}.answer`, answer),
    ]),
  ],
  // Left empty, the section is hidden. Once begun, it needs the whole address, which search engines show.
  directions: (section) =>
    hasDirections(section)
      ? [
          ...needed('title', section.title),
          ...(['name', 'street', 'town', 'state'] as const).flatMap((field) =>
            needed(`place.${field}`, section.place[field]),
          ),
        ]
      : [],
  partners: (section) =>
    (['partners', 'sponsors', 'social'] as const).flatMap((name) => {
      const { title, list } = section[name]
      return [
        ...(list.length ? needed(`${name}.title`, title) : []),
        ...each<{ name: string; href: string }>(list, `${name}.list`, (entry, path) => [
          ...needed(`${path}.name`, entry.name),
          ...needed(`${path}.href`, entry.href),
        ]),
      ]
    }),
  jobs: ({ join, title, intro, incentivesTitle, incentives }) => [
    ...needed('join.title', join.title),
    ...needed('join.link', join.link),
    ...needed('title', title),
    ...needed('intro', intro),
    ...(incentives.length ? needed('incentivesTitle', incentivesTitle) : []),
    ...each(incentives, 'incentives', ({ gain, what }, path) => [
      ...needed(`${path}.gain`, gain),
      ...needed(`${path}.what`, what),
    ]),
  ],
  policies: ({ list }) =>
    each(list, 'list', ({ name, words }, path) => [
      ...needed(`${path}.name`, name),
      ...neededWords(`${path}.words`, words),
    ]),
  news: ({ list }) =>
    each(list, 'list', ({ headline, words }, path) => [
      ...needed(`${path}.headline`, headline),
      ...neededWords(`${path}.words`, words),
    ]),
  notice: ({ from, until }) => inOrder('until', from, until),
  look: ({ name, title, description, hero, logo, socialPicture }) => [
    ...needed('name', name),
    ...needed('title', title),
    ...needed('description', description),
    ...neededAlt('hero.wide', hero.wide),
    ...neededAlt('hero.tall', hero.tall),
    ...neededAlt('logo', logo),
    ...neededAlt('socialPicture', socialPicture),
  ],
}

/** The problems of a section; with the content of the site that it becomes part of, also the weight of its pictures. */
export const problemsOf = <Name extends SectionName>(
  name: Name,
  section: SiteContent[Name],
  site?: SiteContent,
) => [...PROBLEMS[name](section), ...(site ? weightProblems(name, { ...site, [name]: section }) : [])]

/** Over the budget, the heaviest picture of the section has the problem. */
function weightProblems(name: SectionName, site: SiteContent): Problem[] {
  const bytes = homePictureBytes(site)
  if (bytes <= HOME_PICTURE_BUDGET) return []
  const [heaviest] = [...homePictures(site, 'halloween'), ...homePictures(site, 'holiday')]
    .filter(({ section }) => section === name)
    .sort((a, b) => pictureBytes(b.picture) - pictureBytes(a.picture))
  if (!heaviest) return []
  const message = `makes the pictures of the home page ${kilobytes(bytes)}; ${kilobytes(HOME_PICTURE_BUDGET)} is the most`
  return [{ path: heaviest.path, message }]
}
