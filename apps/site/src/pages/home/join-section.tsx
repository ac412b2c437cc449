import { SITE_PATHS } from '@nightshift/shared/paths'
import { useContent } from '../../features/content/use-content.ts'
import { Picture } from '../picture.tsx'
import { labelledBy, SectionTitle } from '../section-title.tsx'
import { SITE } from '../site.texts.ts'
import styles from './join.module.css'

/** The section about work, with a link to the application form. */
export function JoinSection() {
  const { title, words, link, picture } = useContent('join')
  return (
    <section className={`${styles.join} late`} aria-labelledby={labelledBy('join', title)}>
      <a href={SITE_PATHS.apply} className={styles.link} data-bare={!picture}>
        {picture && (
          <Picture
            picture={picture}
            width={1600}
            height={1000}
            sizes="(width < 1600px) 100vw, 1600px"
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <SectionTitle id="join" title={title} className={styles.title} />
          {words && <p className={styles.text}>{words}</p>}
          <span className={styles.call}>{link || SITE.nav.apply}</span>
        </div>
      </a>
    </section>
  )
}
