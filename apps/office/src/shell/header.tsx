import { ActionIcon, Button, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Me } from '@nightshift/shared/people/employees/contract'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { ChevronDownIcon, MoonIcon, SunIcon } from '@nightshift/ui/icon.tsx'
import { PRODUCT } from '@nightshift/ui/page-title.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { forgetLoaded } from '../domains/access/auth/auth.api.ts'
import { useAuth } from '../domains/access/auth/use-auth.ts'
import { clearCurrentFestival } from '../domains/setup/festivals/chooser/current-festival.ts'
import { useFestivalChoice } from '../domains/setup/festivals/chooser/use-festival.ts'
import { useShownFestival } from '../domains/setup/festivals/chooser/use-shown-festival.ts'
import { confirmLeave } from '../kit/leaving/confirm-leave.ts'
import { OFFICE } from '../kit/office.texts.ts'
import { PersonPhoto } from '../kit/person-photo/person-photo.tsx'
import { EMPLOYEE } from './employee.texts.ts'
import { navItems } from './nav-items.tsx'
import styles from './shell.module.css'

const { userMenu: texts } = EMPLOYEE

function UserMenu({ user }: { user: Me }) {
  const queries = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const changeFestival = async () => {
    // A dialog returns the focus to what had it; the menu item unmounts meanwhile.
    button.current?.focus()
    if (!(await confirmLeave())) return
    clearCurrentFestival()
    // Cached queries belong to the previous festival.
    forgetLoaded(queries)
  }
  return (
    <Menu
      position="bottom-end"
      width={220}
      returnFocus
      // No portal: the menu stays inside the header landmark.
      withinPortal={false}
    >
      <Menu.Target>
        <Button
          ref={button}
          variant="subtle"
          color="gray"
          px="xs"
          classNames={{ root: styles.user, label: styles.username }}
          aria-label={texts.label(user.username)}
          // Hidden: the button has a name.
          leftSection={
            <span aria-hidden>
              <PersonPhoto photo={user.photo} name={user.username} size={24} loading="eager" />
            </span>
          }
          rightSection={<ChevronDownIcon />}
        >
          {user.username}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!can(user, 'festivals.all')} onClick={changeFestival}>
          {texts.changeFestival}
        </Menu.Item>
        <Menu.Item component={Link} to={OFFICE_PATHS.myAccount}>
          {texts.myAccount}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to={OFFICE_PATHS.logout}>
          {texts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/**
 * Logo, links and the user menu. On a phone the links are at its foot, and in the admin area, which has links of its own
 * there, only the buttons are left: beside the title of the page.
 */
export function Header() {
  const auth = useAuth()
  const choice = useFestivalChoice()
  const isAdmin = useLocation().pathname.startsWith(OFFICE_PATHS.admin)
  const user = auth.kind === 'authed' ? auth.user : undefined
  const festival = choice.kind === 'current' ? choice.festival : undefined
  // No links while the pages are not accessible.
  const items = user && festival && !user.mustChangePassword ? navItems(user, festival) : []

  return (
    <header className={styles.header} data-admin={isAdmin || undefined}>
      <Link to={OFFICE_PATHS.welcome} className={styles.home}>
        <FestivalMark festival={useShownFestival()} />
      </Link>
      {items.length > 0 && (
        <nav className={styles.areas} aria-label={EMPLOYEE.mainNavigation}>
          {items.map(({ to, label, icon }) => (
            <NavLink key={to} to={to} className={styles.link}>
              {icon}
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

function ColorSchemeButton() {
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme() === 'dark' ? 'light' : 'dark'
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={OFFICE.switchTo[other]}
      onClick={() => setColorScheme(other)}
    >
      {other === 'light' ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  )
}

/** The festival's logo, else its name, else the product's name. */
const FestivalMark = ({ festival }: { festival?: Pick<Festival, 'name' | 'logo'> | undefined }) =>
  festival?.logo ? (
    <img src={festival.logo} alt={festival.name} width={160} height={40} />
  ) : (
    <span>{festival?.name ?? PRODUCT}</span>
  )
