import { plainWords } from '@nightshift/shared/site/site-content/plain-words'
import type { Release } from '@nightshift/shared/site/site-content/sections/news'

const MOST = 200

/** The begin of a press release, whole words, for search engines and previews of links. */
export function summaryOf({ words }: Pick<Release, 'words'>) {
  const text = plainWords(words).join(' ').replace(/\s+/g, ' ').trim()
  return text.length <= MOST ? text : `${text.slice(0, MOST).replace(/\s+\S*$/, '')} …`
}
