import type { User } from '@nightshift/shared/employees/contract'
import { fullName } from '@nightshift/shared/employees/rules'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { employeeQuery } from '../employees.api.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { AccountActions } from './account-actions.tsx'
import styles from './edit.module.css'
import { EmployeeForm } from './employee-form.tsx'
import { HeldPositions } from './held-positions.tsx'

type Props = { employee: User; notice?: string; onClose: () => void }

/** Everything about one employee that the reader may change. It stays, in whatever list they end up. */
export function EditEmployee({ employee: known, notice, onClose }: Props) {
  const queries = useQueryClient()
  const options = employeeQuery(useFestival().id, known.id)
  const { data: employee, error } = useQuery({ ...options, initialData: known, initialDataUpdatedAt: 0 })
  useFailureAlert(error, EMPLOYEES.failed.load)
  const [formUnsaved, setFormUnsaved] = useState(false)
  const [positionsUnsaved, setPositionsUnsaved] = useState(false)
  const [otherChanges, setOtherChanges] = useState(0)

  return (
    <OfficeModal
      title={EMPLOYEES.editTitle(fullName(employee))}
      size="48rem"
      unsaved={formUnsaved || positionsUnsaved}
      onClose={onClose}
    >
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <EmployeeForm
        employee={employee}
        onUnsaved={setFormUnsaved}
        latest={() => queries.getQueryData(options.queryKey) ?? employee}
        otherChanges={otherChanges}
        onMoved={onClose}
      />
      {employee.festivalId !== null && <HeldPositions employee={employee} onUnsaved={setPositionsUnsaved} />}
      <AccountActions employee={employee} onChanged={() => setOtherChanges((count) => count + 1)} />
    </OfficeModal>
  )
}
