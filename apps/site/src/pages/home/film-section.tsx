import { useSiteSettings } from '../../features/gate/use-site-settings.ts'
import { FrameFacade } from '../../lib/frame-facade.tsx'
import { HOME } from '../content/home.content.ts'
import { Picture } from '../picture.tsx'
import styles from './film-section.module.css'

/** The operator's video, if set: a facade until it is clicked. */
export function FilmSection() {
  const { videoUrl } = useSiteSettings()
  if (!videoUrl) return null
  return (
    <section className={styles.film} aria-label={HOME.film}>
      <FrameFacade src={videoUrl} href={videoUrl} title={HOME.film} className={styles.frame}>
        <Picture
          name="bog"
          width={1600}
          height={1000}
          sizes="(width < 1100px) 100vw, 1100px"
          className={styles.still}
        />
        <span className={styles.play}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6 3.5 20 12 6 20.5z" fill="currentColor" />
          </svg>
          {HOME.watch}
        </span>
      </FrameFacade>
    </section>
  )
}
