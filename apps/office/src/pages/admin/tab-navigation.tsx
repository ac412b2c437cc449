import { Button, Menu } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { ChevronDownIcon } from '@nightshift/ui/icons.tsx'
import { Link, NavLink } from 'react-router'
import { ADMIN } from './admin.texts.ts'
import styles from './admin-shell.module.css'
import type { adminTabs } from './admin-tabs.ts'

type Tabs = ReturnType<typeof adminTabs>

/** The tabs as vertical links, on wide screens. */
export const TabLinks = ({ tabs }: { tabs: Tabs }) => (
  <nav className={styles.pills} aria-label={ADMIN.title}>
    {tabs.map(({ id, path }) => (
      <NavLink key={id} to={path} end={path === OFFICE_PATHS.admin} className={styles.pill}>
        {ADMIN.tabs[id]}
      </NavLink>
    ))}
  </nav>
)

/** The tabs as a menu, on a phone. */
export const TabMenu = ({ tabs, current }: { tabs: Tabs; current: Tabs[number] }) => (
  <nav className={styles.menu} aria-label={ADMIN.sections}>
    <Menu width="target" withinPortal={false}>
      <Menu.Target>
        <Button variant="default" fullWidth justify="space-between" rightSection={<ChevronDownIcon />}>
          {ADMIN.tabs[current.id]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tabs.map((tab) => (
          <Menu.Item
            key={tab.id}
            component={Link}
            to={tab.path}
            aria-current={tab === current ? 'page' : undefined}
          >
            {ADMIN.tabs[tab.id]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  </nav>
)
