import type { User } from '@nightshift/shared/employees/contract'
import { OfficeModal } from '../../ui/office/office-modal.tsx'

type Props = { employee: User; onClose: () => void }

/** The application that an employee was hired from. */
export const ApplicationViewer = ({ employee, onClose }: Props) => (
  <OfficeModal title={employee.firstName} onClose={onClose}>
    {null}
  </OfficeModal>
)
