import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Link, NavLink } from 'react-router'
import { useAuth } from '../features/access/auth/use-auth.ts'
import { FestivalMark } from '../features/setup/festivals/chooser/festival-mark.tsx'
import { useFestivalChoice } from '../features/setup/festivals/chooser/use-festival.ts'
import { ColorSchemeButton } from '../ui/color-scheme-button.tsx'
import { EMPLOYEE } from './employee.texts.ts'
import styles from './header.module.css'
import { navItems } from './nav-items.ts'
import { UserMenu } from './user-menu.tsx'

/** Logo, links and the user menu. On a phone the links are in a second row. */
export function Header() {
  const auth = useAuth()
  const choice = useFestivalChoice()
  const user = auth.kind === 'authed' ? auth.user : undefined
  const festival = choice.kind === 'current' ? choice.festival : undefined
  // No links while the pages are not accessible.
  const items = user && festival && !user.mustChangePassword ? navItems(user, festival) : []

  return (
    <header className={styles.header}>
      <Link to={OFFICE_PATHS.welcome} className={styles.home}>
        <FestivalMark festival={festival} />
      </Link>
      {items.length > 0 && (
        <nav className={styles.bar} aria-label={EMPLOYEE.mainNavigation}>
          {items.map(({ to, label }) => (
            <NavLink key={to} to={to} className={styles.link}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <div className={styles.end}>
        <ColorSchemeButton />
        {user && <UserMenu user={user} />}
        {auth.kind === 'anonymous' && (
          <NavLink to={OFFICE_PATHS.login} className={styles.link}>
            {EMPLOYEE.nav.login}
          </NavLink>
        )}
      </div>
    </header>
  )
}
