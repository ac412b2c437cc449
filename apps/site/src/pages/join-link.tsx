import { SITE_PATHS } from '@nightshift/shared/paths'
import joinPicture from './art/join.webp'
import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './public-header.module.css'

/** The picture in the navigation that leads to the application form; where there is room, with its name. */
export const JoinLink = ({ named = false }) => (
  <a href={SITE_PATHS.apply} className={styles.apply}>
    <img src={joinPicture} width={70} height={44} alt={named ? '' : DREADMOOR.nav.apply} loading="lazy" />
    {named && DREADMOOR.nav.apply}
  </a>
)
