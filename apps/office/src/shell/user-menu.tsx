import { Button, Menu } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Me } from '@nightshift/shared/people/employees/contract'
import { ChevronDownIcon } from '@nightshift/ui/icons.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { forgetLoaded } from '../features/access/auth/auth.api.ts'
import { clearCurrentFestival } from '../features/setup/festivals/chooser/current-festival.ts'
import { confirmLeave } from '../ui/leaving/confirm-leave.ts'
import { EMPLOYEE } from './employee.texts.ts'
import styles from './header.module.css'

const { userMenu: texts } = EMPLOYEE

export function UserMenu({ user }: { user: Me }) {
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
          px="sm"
          classNames={{ root: styles.user, label: styles.username }}
          aria-label={texts.label(user.username)}
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
