import joinPicture from './art/join.webp'
import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './public-header.module.css'

/** The picture in the navigation that leads to the application form. */
export const JoinLink = () => (
  <a href="/apply" className={styles.apply}>
    <img src={joinPicture} width={70} height={44} alt={DREADMOOR.nav.apply} loading="lazy" />
  </a>
)
