import { TINTS } from '@nightshift/shared/site/site-content/palettes'
import type { Attraction } from '@nightshift/shared/site/site-content/sections/attractions'
import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '../picture.tsx'
import { RichText } from '../rich-text.tsx'
import { SITE } from '../site.texts.ts'
import styles from './attraction.module.css'
import { ATTRACTION } from './home.texts.ts'
import { Skulls } from './skulls.tsx'

/** Longer names are set smaller and may wrap. */
const LONG_NAME = 12

type Props = { attraction: Attraction; isFirst: boolean; hasIntensity: boolean }

/** One attraction. The style sheet has a layout for each place of the picture, and one without a picture. */
export function AttractionSection({ attraction, isFirst, hasIntensity }: Props) {
  const { id, name, words, picture, tint, layout } = attraction
  const titleId = `${id}.name`
  return (
    <section
      id={id}
      className={`${styles.attraction} late`}
      aria-labelledby={name ? titleId : undefined}
      data-layout={picture ? layout : 'bare'}
      data-first={isFirst}
      data-from={picture?.from}
      style={{ '--tint': TINTS[tint].colour } as CSSProperties}
    >
      {picture && (
        <div className={styles.frame}>
          <Picture
            picture={picture}
            width={1600}
            height={1000}
            sizes="(width < 900px) 100vw, (width < 1600px) 90vw, 1600px"
            alt={picture.alt}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.words}>
        {name && (
          <h2 id={titleId} className={styles.name} data-long={name.length > LONG_NAME}>
            {name}
          </h2>
        )}
        <RichText text={words} />
        <Facts {...attraction} hasIntensity={hasIntensity} />
      </div>
    </section>
  )
}

const Facts = ({ skulls, age, time, hasIntensity }: Attraction & Pick<Props, 'hasIntensity'>) =>
  (hasIntensity || age || time) && (
    <dl className={styles.facts}>
      {hasIntensity && (
        <Fact label={ATTRACTION.intensity}>{skulls ? <Skulls skulls={skulls} /> : ATTRACTION.notScary}</Fact>
      )}
      {age && <Fact label={SITE.suggestedAge}>{age}</Fact>}
      {time && <Fact label={time.label}>{ATTRACTION.minutes(time.from, time.to)}</Fact>}
    </dl>
  )

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
