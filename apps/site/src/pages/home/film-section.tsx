import type { Picture as ContentPicture } from '@nightshift/shared/site/site-content/picture'
import { useSiteSettings } from '../../features/gate/use-site-settings.ts'
import { FrameFacade } from '../../lib/frame-facade.tsx'
import { Picture } from '../picture.tsx'
import styles from './film-section.module.css'
import { HOME } from './home.texts.ts'

/** The operator's video, if set: a facade with this picture until it is clicked. */
export function FilmSection({ still }: { still: ContentPicture }) {
  const { videoUrl } = useSiteSettings()
  if (!videoUrl) return null
  return (
    <section className={styles.film} aria-label={HOME.film}>
      <FrameFacade src={videoUrl} href={videoUrl} title={HOME.film} className={styles.frame}>
        <Picture
          picture={still}
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
