import { Button, Menu, VisuallyHidden } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import { SECTION_NAMES } from '@nightshift/shared/site/site-content/content'
import { ChevronDownIcon } from '@nightshift/ui/icon.tsx'
import { Link, NavLink, useLocation } from 'react-router'
import { HISTORY } from '../site-content/history/history.texts.ts'
import { PREVIEW } from '../site-content/preview/preview.texts.ts'
import { SITE } from './site.texts.ts'
import styles from './site-shell.module.css'
import { useSectionStates } from './use-section-states.ts'

/** The pages of the Site tab: the overview, the sections in their order, preview and history. */
function usePages() {
  const states = useSectionStates()
  return [
    { to: OFFICE_PATHS.site as string, label: SITE.overview, state: undefined },
    ...SECTION_NAMES.map((name) => ({
      to: `${OFFICE_PATHS.site}/${name}`,
      label: SECTION_LABELS[name],
      state: states.find((state) => state.name === name),
    })),
    { to: OFFICE_PATHS.sitePreview as string, label: PREVIEW.title, state: undefined },
    { to: OFFICE_PATHS.siteHistory as string, label: HISTORY.title, state: undefined },
  ]
}

type State = ReturnType<typeof useSectionStates>[number] | undefined

/** A mark for sections that are not live, with its words for screen readers. */
const Mark = ({ state }: { state: State }) =>
  state && state.kind !== 'live' ? (
    <>
      <span className={styles.mark} data-kind={state.kind} aria-hidden="true" />
      <VisuallyHidden>, {state.words}</VisuallyHidden>
    </>
  ) : null

/** The pages as a list, on wide screens. */
export const SiteLinks = () => (
  <nav className={styles.links} aria-label={SITE.navigation}>
    {usePages().map(({ to, label, state }) => (
      <NavLink key={to} to={to} end={to === OFFICE_PATHS.site} className={styles.link}>
        {label}
        <Mark state={state} />
      </NavLink>
    ))}
  </nav>
)

/** The pages as a menu, on narrow screens and beside a preview. */
export function SiteMenu() {
  const { pathname } = useLocation()
  const pages = usePages()
  const current = pages.find(({ to }) => to === pathname.replace(/\/$/, ''))
  return (
    <nav className={styles.menu} aria-label={SITE.navigation}>
      <Menu width="target" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" fullWidth justify="space-between" rightSection={<ChevronDownIcon />}>
            {current?.label ?? SITE.overview}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.dropdown}>
          {pages.map(({ to, label, state }) => (
            <Menu.Item
              key={to}
              component={Link}
              to={to}
              aria-current={to === current?.to ? 'page' : undefined}
              rightSection={<Mark state={state} />}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}
