import type { User } from '@nightshift/shared/people/employees/contract'
import { ApplicationViewer } from '../../hiring/review/viewer/application-viewer.tsx'
import { EmployeeTimesheet } from '../../time/entries/employee-timesheet.tsx'
import { EmployeeBadge } from '../employees/badge/employee-badge.tsx'
import { AllBadges } from '../employees/badge/printing/all-badges.tsx'
import { AddEmployee } from '../employees/edit/add-employee.tsx'
import { EditEmployee } from '../employees/edit/edit-employee.tsx'
import { EditPhoto } from '../employees/edit/edit-photo.tsx'
import { EraseDialog } from '../employees/erase/erase-dialog.tsx'

/** The dialog above the list. */
export type EmployeeWindow =
  | { kind: 'add' }
  | { kind: 'badges'; employees: User[] }
  | { kind: 'edit'; employee: User; notice?: string }
  | { kind: 'editPhoto' | 'badge' | 'application' | 'timesheet' | 'erase'; employee: User }

type Props = { open: EmployeeWindow; onOpen: (next: EmployeeWindow | undefined) => void }

/** Renders the open dialog; one can open the next. */
export default function EmployeeWindows({ open, onOpen }: Props) {
  const onClose = () => onOpen(undefined)
  switch (open.kind) {
    case 'add':
      return (
        <AddEmployee
          onAdded={(employee, notice) => onOpen({ kind: 'edit', employee, notice })}
          onClose={onClose}
        />
      )
    case 'edit':
      return <EditEmployee employee={open.employee} notice={open.notice} onClose={onClose} />
    case 'editPhoto':
      return <EditPhoto employee={open.employee} onClose={onClose} />
    case 'badges':
      return <AllBadges employees={open.employees} onClose={onClose} />
    case 'badge':
      return <EmployeeBadge employee={open.employee} onClose={onClose} />
    case 'application':
      return <ApplicationViewer employee={open.employee} onClose={onClose} />
    case 'timesheet':
      return <EmployeeTimesheet employee={open.employee} onClose={onClose} />
    case 'erase':
      return <EraseDialog employee={open.employee} onClose={onClose} />
  }
}
