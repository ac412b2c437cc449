import { Link, NavLink } from 'react-router'
import { usePublicSite } from '../../features/public-site/public-gate.tsx'
import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './public-shell.module.css'

export function PublicHeader() {
  const { entry } = usePublicSite()
  const links = [
    ...(entry.enableApps ? [{ to: '/apply', label: DREADMOOR.nav.apply }] : []),
    { to: '/news', label: DREADMOOR.nav.news },
    { to: '/policies', label: DREADMOOR.nav.policies },
  ]
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.mark}>
        {DREADMOOR.name}
      </Link>
      <nav aria-label={DREADMOOR.nav.label} className={styles.nav}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} className={styles.link}>
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  )
}
