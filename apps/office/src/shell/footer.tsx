import { OFFICE } from '../ui/office.texts.ts'
import styles from './employee-shell.module.css'

export const Footer = () => (
  <footer className={styles.footer}>
    {OFFICE.copyright(new Date().getFullYear())} {OFFICE.company}
  </footer>
)
