import { stripesOf } from '@nightshift/shared/people/tenure/rules'
import { seasonsText } from '@nightshift/shared/people/tenure/words'
import styles from './badge.module.css'

/** A narrow stripe for each completed season, a wide one for every five. Nothing for a first season. */
export function ServiceStripes({ seasons }: { seasons: number }) {
  if (seasons === 0) return null
  const { wide, narrow } = stripesOf(seasons)
  const widths = [...Array(wide).fill('wide'), ...Array(narrow).fill('narrow')]
  return (
    <div role="img" aria-label={seasonsText(seasons)} className={styles.stripes}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stripes have no identity
        <span key={index} data-width={width} />
      ))}
    </div>
  )
}
