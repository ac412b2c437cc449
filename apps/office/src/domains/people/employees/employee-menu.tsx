import { ActionIcon, Menu } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { mayReplaceBadge } from '@nightshift/shared/people/badges/rules'
import { editingOf, fullName } from '@nightshift/shared/people/employees/rules'
import { MoreIcon } from '@nightshift/ui/icons.tsx'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '../../access/auth/use-auth.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './employee-card.module.css'
import type { Listed } from './employee-view.ts'
import { EMPLOYEES } from './employees.texts.ts'

export type EmployeeAction =
  | 'edit'
  | 'editPhoto'
  | 'badge'
  | 'replaceBadge'
  | 'application'
  | 'timesheet'
  | 'clockOut'
  | 'erase'
/** `opener` gets the focus back. */
export type Act = (action: EmployeeAction, one: Listed, opener: HTMLElement | null) => void

const { card } = EMPLOYEES

/** The actions on an employee. Editing needs a level above theirs, as on the server. */
export function EmployeeMenu({ one, onAct }: { one: Listed; onAct: Act }) {
  const { enableApps } = useFestival()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const { employee, entry } = one
  const me = useMe()
  const editing = editingOf(me, employee)
  const item = (action: EmployeeAction) => (
    <Menu.Item onClick={() => onAct(action, one, button.current)}>{card[action]}</Menu.Item>
  )
  return (
    // A portal inside the main landmark, stacked above the following cards.
    <Menu position="bottom-end" width={230} portalProps={{ target: '[data-page]' }}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          className={styles.more}
          aria-label={card.menu(fullName(employee))}
        >
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {editing === 'here' && item('edit')}
        {editing === 'inMyAccount' && (
          <Menu.Item onClick={() => navigate(OFFICE_PATHS.myAccount)}>
            <WithReason reason={card.editInMyAccount}>{card.edit}</WithReason>
          </Menu.Item>
        )}
        {editing === 'refused' && (
          <Menu.Item disabled>
            <WithReason reason={card.editRefused}>{card.edit}</WithReason>
          </Menu.Item>
        )}
        {editing === 'refused' ? <Menu.Item disabled>{card.editPhoto}</Menu.Item> : item('editPhoto')}
        {item('badge')}
        {employee.isActive && mayReplaceBadge(me, employee) && item('replaceBadge')}
        {enableApps && item('application')}
        {item('timesheet')}
        {entry && (
          <>
            <Menu.Divider />
            {item('clockOut')}
          </>
        )}
        {editing === 'here' && can(me, 'employees.erase') && (
          <>
            <Menu.Divider />
            {item('erase')}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

const WithReason = ({ reason, children }: { reason: string; children: ReactNode }) => (
  <>
    {children}
    <span className={styles.reason}>{reason}</span>
  </>
)
