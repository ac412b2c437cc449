import type { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'

/** Where search engines cut a description. */
const SHOWN = 155

type Props = { look: LookSection; hostName: string }

/** The home page as a search result. */
export const SearchPreview = ({ look: { name, title, tagline, description }, hostName }: Props) => (
  <figure className={styles.preview}>
    <figcaption>{LOOK.searchPreview}</figcaption>
    <div className={styles.result}>
      <span className={styles.resultHost}>{hostName}</span>
      <span className={styles.resultTitle}>{`${title || name} ${tagline}`.trim() || LOOK.unnamed}</span>
      <span>{cut(description) || LOOK.noDescription}</span>
    </div>
  </figure>
)

function cut(description: string) {
  if (description.length <= SHOWN) return description
  const shown = description.slice(0, SHOWN)
  return `${shown.slice(0, Math.max(shown.lastIndexOf(' '), 1))} …`
}
