import { NavLink } from 'react-router'
import styles from './section-links.module.css'

type Section = { to: string; label: string; count?: number }

/** Whether other sections are below this path; else the section is current on all pages below it. */
const isAbove = (to: string, sections: Section[]) => sections.some((other) => other.to.startsWith(`${to}/`))

/** Links between the pages of one tab. */
export const SectionLinks = ({ label, sections }: { label: string; sections: Section[] }) => (
  <nav aria-label={label} className={styles.sections}>
    {sections.map(({ to, label, count = 0 }) => (
      <NavLink key={to} to={to} end={isAbove(to, sections)} className={styles.section}>
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </NavLink>
    ))}
  </nav>
)
