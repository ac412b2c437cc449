import { BADGES_CALLS } from '@nightshift/shared/people/badges/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { useQuery } from '@tanstack/react-query'
import { NOT_KEPT, queryOf } from '../../../lib/calls.ts'
import { ApplicationViewer } from '../../hiring/review/viewer/application-viewer.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EmployeeTimesheet } from '../../time/entries/employee-timesheet.tsx'
import { EmployeeBadge } from '../employees/badge/employee-badge.tsx'
import { BadgesDialog } from '../employees/badge/printing/badges-dialog.tsx'
import { AddEmployee } from '../employees/edit/add-employee.tsx'
import { EditEmployee } from '../employees/edit/edit-employee.tsx'
import { EditPhoto } from '../employees/edit/edit-photo.tsx'
import { EraseDialog } from '../employees/erase/erase-dialog.tsx'

/** The dialog above the list. */
export type EmployeeDialog =
  | { kind: 'add' }
  | { kind: 'badges'; employees: User[] }
  | { kind: 'edit'; employee: User; notice?: string }
  | { kind: 'editPhoto' | 'badge' | 'application' | 'timesheet' | 'erase'; employee: User }

type Props = { open: EmployeeDialog; onOpen: (next: EmployeeDialog | undefined) => void }

/** Renders the open dialog; one can open the next. */
export default function EmployeeDialogs({ open, onOpen }: Props) {
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

type AllBadgesProps = { employees: User[]; onClose: () => void }

/** Prints the badges of all listed employees: no code that was replaced meanwhile. */
function AllBadges({ employees, onClose }: AllBadgesProps) {
  const festivalId = useFestival().id
  const badges = useQuery({ ...queryOf(BADGES_CALLS.current, { query: { festivalId } }), ...NOT_KEPT })
  return <BadgesDialog employees={employees} badges={badges} onClose={onClose} />
}
