import { Link } from 'react-router'
import small from './art/apply-640.webp'
import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './public-header.module.css'

/** The picture in the navigation that leads to the application form. */
export const JoinLink = () => (
  <Link to="/apply" className={styles.apply}>
    <img src={small} width={96} height={60} alt={DREADMOOR.nav.apply} />
  </Link>
)
