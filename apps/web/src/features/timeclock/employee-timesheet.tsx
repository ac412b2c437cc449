import type { User } from '@nightshift/shared/employees/contract'
import { OfficeModal } from '../../ui/office/office-modal.tsx'

type Props = { employee: User; onClose: () => void }

/** The shifts of one employee, above the list that they were picked from. */
export const EmployeeTimesheet = ({ employee, onClose }: Props) => (
  <OfficeModal title={employee.firstName} onClose={onClose}>
    {null}
  </OfficeModal>
)
