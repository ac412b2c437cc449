import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { addDays, dateAt } from '@nightshift/shared/local-time'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useId } from 'react'
import { Link, NavLink } from 'react-router'
import { useMe } from '../domains/access/auth/use-auth.ts'
import { DECLINED } from '../domains/nights/night-plan/declined.texts.ts'
import { useDeclinedPlaces } from '../domains/nights/night-plan/use-declined.ts'
import { useFestival } from '../domains/setup/festivals/chooser/use-festival.ts'
import { ATTENTION } from '../domains/time/attention/attention.texts.ts'
import { useAttentionCount } from '../domains/time/attention/use-attention.ts'
import { ADMIN } from './admin.texts.ts'
import { type AdminTab, inGroups, onPhoneBar, ROLL_CALL_TAB } from './admin-tabs.ts'
import { navItems } from './nav-items.tsx'
import styles from './shell.module.css'
import { TAB_ICONS } from './tab-icons.tsx'

/** The tabs as vertical links in groups; where it is narrow a rail of icons, whose names appear beside them. */
export function TabLinks({ tabs }: { tabs: AdminTab[] }) {
  const id = useId()
  const { propsOf, description } = useTabCounts()
  return (
    <nav className={styles.pills} aria-label={ADMIN.title}>
      {inGroups(tabs).map(({ group, tabs }) => (
        <fieldset key={group ?? 'first'} className={styles.group} aria-labelledby={group && `${id}-${group}`}>
          {group && (
            <span id={`${id}-${group}`} className={styles.groupName}>
              {ADMIN.groups[group]}
            </span>
          )}
          {tabs.map((tab) => (
            <NavLink
              key={tab.id}
              to={tab.path}
              end={tab.path === OFFICE_PATHS.admin}
              className={styles.pill}
              {...propsOf(tab.id)}
            >
              {TAB_ICONS[tab.id]}
              <span className={styles.pillName}>{ADMIN.tabs[tab.id]}</span>
            </NavLink>
          ))}
        </fieldset>
      ))}
      {description}
    </nav>
  )
}

/** Instead of where Mantine would place it. */
const AT_FOOT = { top: 'auto', right: 0, bottom: 'var(--foot)', left: 0, width: 'auto' }

/** On a phone: four tabs at the foot, and the others with the rest of the employee area under More. */
export function TabBar({ tabs, current }: { tabs: AdminTab[]; current: AdminTab }) {
  const me = useMe()
  const festival = useFestival()
  const { propsOf, description } = useTabCounts()
  const bar = onPhoneBar(tabs)
  const rest = inGroups([...tabs.filter((tab) => !bar.includes(tab)), ROLL_CALL_TAB])
  return (
    <nav className={styles.tabBar} aria-label={ADMIN.sections}>
      {bar.map((tab) => (
        <NavLink
          key={tab.id}
          to={tab.path}
          end={tab.path === OFFICE_PATHS.admin}
          className={styles.barLink}
          {...propsOf(tab.id)}
        >
          {TAB_ICONS[tab.id]}
          {ADMIN.tabs[tab.id]}
        </NavLink>
      ))}
      <Menu withinPortal={false} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <UnstyledButton className={styles.barLink} data-current={!bar.includes(current) || undefined}>
            {TAB_ICONS.more}
            {ADMIN.more}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown className={styles.more} style={AT_FOOT}>
          {rest.map(({ group, tabs }) => [
            group && <Menu.Label key={group}>{ADMIN.groups[group]}</Menu.Label>,
            tabs.map((tab) => (
              <Menu.Item
                key={tab.id}
                component={Link}
                to={tab.path}
                leftSection={TAB_ICONS[tab.id]}
                aria-current={tab === current ? 'page' : undefined}
                {...propsOf(tab.id)}
              >
                {ADMIN.tabs[tab.id]}
              </Menu.Item>
            )),
          ])}
          <Menu.Divider />
          <Menu.Label>{ADMIN.you}</Menu.Label>
          {navItems(me, festival)
            .filter(({ to }) => to !== OFFICE_PATHS.admin)
            .map(({ to, label, icon }) => (
              <Menu.Item key={to} component={Link} to={to} leftSection={icon}>
                {label}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {description}
    </nav>
  )
}

/** A night so near is pressing. */
const DAYS_AHEAD = 7

/** The count beside a tab's name: the style sheet shows it, a description reads it. It is yellow where days count. */
function useTabCounts() {
  const id = useId()
  const { timeZone } = useFestival()
  const declined = useDeclinedPlaces()
  const soon = addDays(dateAt(new Date(), timeZone), DAYS_AHEAD)
  const counts = [
    // A pay week waits for them.
    { tab: 'timesheets', count: useAttentionCount(), words: ATTENTION.count, isPressing: true },
    {
      tab: 'nights',
      count: declined.length,
      words: DECLINED.count,
      isPressing: declined.some(({ night }) => night <= soon),
    },
  ].filter(({ count }) => count > 0)
  return {
    propsOf: (tab: AdminTab['id']) => {
      const found = counts.find((counted) => counted.tab === tab)
      return (
        found && {
          'data-count': found.count,
          'data-pressing': found.isPressing || undefined,
          'aria-describedby': `${id}-${tab}`,
        }
      )
    },
    description: counts.map(({ tab, count, words }) => (
      <VisuallyHidden key={tab} id={`${id}-${tab}`}>
        {words(count)}
      </VisuallyHidden>
    )),
  }
}
