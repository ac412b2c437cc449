import { AGE, type Attraction, INTENSITY } from '../content/attractions.content.ts'
import { Picture } from '../picture.tsx'
import styles from './attraction.module.css'
import { Skulls } from './skulls.tsx'

/** One attraction. The style sheet gives each its own layout, by data-place. */
export function AttractionSection({ id, name, skulls, time, words, picture, alt }: Attraction) {
  return (
    <section id={id} className={`${styles.attraction} late`} aria-labelledby={`${id}-name`} data-place={id}>
      <div className={styles.frame}>
        <Picture
          name={picture}
          width={1600}
          height={1000}
          sizes="(width < 900px) 100vw, (width < 1600px) 90vw, 1600px"
          alt={alt}
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <h2 id={`${id}-name`} className={styles.name}>
          {name}
        </h2>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <dl className={styles.facts}>
          <div>
            <dt>{INTENSITY.label}</dt>
            <dd>
              <Skulls skulls={skulls} />
            </dd>
          </div>
          <div>
            <dt>{AGE.label}</dt>
            <dd>{AGE.value}</dd>
          </div>
          {time && (
            <div>
              <dt>{time.label}</dt>
              <dd>{time.minutes}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
