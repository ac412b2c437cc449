import { SITE_PATHS } from '@nightshift/shared/paths'
import { JOIN } from '../content/home.content.ts'
import { Picture } from '../picture.tsx'
import styles from './join.module.css'

/** The section about work, with a link to the application form. */
export const JoinSection = () => (
  <section className={`${styles.join} late`} aria-labelledby="join-title">
    <a href={SITE_PATHS.apply} className={styles.link}>
      <Picture
        name="apply"
        width={1600}
        height={1000}
        sizes="(width < 1600px) 100vw, 1600px"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id="join-title" className={styles.title}>
          {JOIN.title}
        </h2>
        <p className={styles.text}>{JOIN.words}</p>
        <span className={styles.call}>{JOIN.link}</span>
      </div>
    </a>
  </section>
)
