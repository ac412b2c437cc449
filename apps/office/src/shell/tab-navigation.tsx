import { Button, Menu, VisuallyHidden } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { ChevronDownIcon } from '@nightshift/ui/icons.tsx'
import { useId } from 'react'
import { Link, NavLink } from 'react-router'
import { DECLINED } from '../features/nights/night-plan/declined/declined.texts.ts'
import { useDeclinedPlaces } from '../features/nights/night-plan/declined/use-declined.ts'
import { ATTENTION } from '../features/time/attention/attention.texts.ts'
import { useAttentionCount } from '../features/time/attention/use-attention.ts'
import { ADMIN } from './admin.texts.ts'
import styles from './admin-shell.module.css'
import { type adminTabs, ROLL_CALL_TAB } from './admin-tabs.ts'

type Tabs = ReturnType<typeof adminTabs>

/** The tabs as vertical links, on wide screens. */
export function TabLinks({ tabs }: { tabs: Tabs }) {
  const { propsOf, description } = useTabCounts()
  return (
    <nav className={styles.pills} aria-label={ADMIN.title}>
      {tabs.map(({ id, path }) => (
        <NavLink
          key={id}
          to={path}
          end={path === OFFICE_PATHS.admin}
          className={styles.pill}
          {...propsOf(id)}
        >
          {ADMIN.tabs[id]}
        </NavLink>
      ))}
      {description}
    </nav>
  )
}

/** The tabs as a menu, on a phone. */
export function TabMenu({ tabs, current }: { tabs: Tabs; current: Tabs[number] }) {
  const { propsOf, description } = useTabCounts()
  return (
    <nav className={styles.menu} aria-label={ADMIN.sections}>
      <Menu width="target" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" fullWidth justify="space-between" rightSection={<ChevronDownIcon />}>
            {ADMIN.tabs[current.id]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {[...tabs, ROLL_CALL_TAB].map((tab) => (
            <Menu.Item
              key={tab.id}
              component={Link}
              to={tab.path}
              aria-current={tab === current ? 'page' : undefined}
              className={styles.item}
              {...propsOf(tab.id)}
            >
              {ADMIN.tabs[tab.id]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {description}
    </nav>
  )
}

/** The count beside a tab's name: the style sheet shows it, a description reads it. */
function useTabCounts() {
  const id = useId()
  const counts = [
    { tab: 'timesheets', count: useAttentionCount(), words: ATTENTION.count },
    { tab: 'nights', count: useDeclinedPlaces().length, words: DECLINED.count },
  ].filter(({ count }) => count > 0)
  return {
    propsOf: (tab: Tabs[number]['id']) => {
      const found = counts.find((counted) => counted.tab === tab)
      return found && { 'data-count': found.count, 'aria-describedby': `${id}-${tab}` }
    },
    description: counts.map(({ tab, count, words }) => (
      <VisuallyHidden key={tab} id={`${id}-${tab}`}>
        {words(count)}
      </VisuallyHidden>
    )),
  }
}
