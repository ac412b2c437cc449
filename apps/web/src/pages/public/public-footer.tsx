import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './public-shell.module.css'

export const PublicFooter = () => (
  <footer className={styles.footer}>
    <span>{DREADMOOR.suggestedAge}</span>
    {/* A plain link: the employee area is a document of its own. */}
    <a className={styles.link} href="/employee">
      {DREADMOOR.staff}
    </a>
  </footer>
)
