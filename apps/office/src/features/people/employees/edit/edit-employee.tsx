import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordForm } from '../../../../lib/use-record-form.ts'
import { OfficeModal } from '../../../../ui/office-modal.tsx'
import { useMe } from '../../../access/auth/use-auth.ts'
import { employeeQuery } from '../employees.api.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { AccountActions } from './account-actions.tsx'
import styles from './edit.module.css'
import { employeeProblems, type FormFields, fieldsOf, seasonFieldsOf } from './employee-fields.ts'
import { EmployeeForm } from './employee-form.tsx'
import { HeldPositions } from './held-positions.tsx'

type Props = { employee: User; notice?: string; onClose: () => void }

/** Edits one employee. The dialog stays open when a change moves them to another list. */
export function EditEmployee({ employee: known, notice, onClose }: Props) {
  const queries = useQueryClient()
  const options = employeeQuery(known.id)
  const { data: employee, error } = useQuery({ ...options, initialData: known, initialDataUpdatedAt: 0 })
  useFailureAlert(error, EMPLOYEES.failed.load)
  const me = useMe()
  const form = useRecordForm(
    employee,
    (version): FormFields => ({ ...fieldsOf(me, version), ...seasonFieldsOf(me, version) }),
    employeeProblems,
  )
  const [positionsUnsaved, setPositionsUnsaved] = useState(false)
  // Changes by this dialog's own parts raise the version, so the form is rebased.
  const rebase = () => form.rebase(queries.getQueryData(options.queryKey) ?? employee)

  return (
    <OfficeModal
      title={EMPLOYEES.editTitle(fullName(employee))}
      size="48rem"
      unsaved={form.changed || positionsUnsaved}
      onClose={onClose}
    >
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <EmployeeForm form={form} onMoved={onClose} />
      {employee.festivalId !== null && <HeldPositions employee={employee} onUnsaved={setPositionsUnsaved} />}
      <AccountActions employee={employee} onChanged={rebase} />
    </OfficeModal>
  )
}
