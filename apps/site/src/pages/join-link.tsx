import { SITE_PATHS } from '@nightshift/shared/paths'
import joinPicture from './art/join.webp'
import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './shell/public-header.module.css'

/** The image link to the application form in the navigation; with its label where there is room. */
export const JoinLink = ({ named = false }) => (
  <a href={SITE_PATHS.apply} className={styles.apply}>
    <img src={joinPicture} width={70} height={44} alt={named ? '' : DREADMOOR.nav.apply} loading="lazy" />
    {named && DREADMOOR.nav.apply}
  </a>
)
