import { SITE_PATHS } from '@nightshift/shared/paths'
import { useBrand } from '../features/content/use-content.ts'
import joinPicture from './art/join.webp'
import styles from './shell/public-header.module.css'
import { SITE } from './site.texts.ts'

/** The link to the application form in the navigation: a picture where the content has the library's, otherwise words. */
export function JoinLink({ named = false }) {
  const { hasJoinPicture } = useBrand()
  return (
    <a href={SITE_PATHS.apply} className={styles.apply} data-words={!hasJoinPicture}>
      {hasJoinPicture && (
        <img src={joinPicture} width={70} height={44} alt={named ? '' : SITE.nav.apply} loading="lazy" />
      )}
      {(named || !hasJoinPicture) && SITE.nav.apply}
    </a>
  )
}
