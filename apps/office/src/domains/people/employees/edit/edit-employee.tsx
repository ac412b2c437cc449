import { Alert, Button } from '@mantine/core'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { OfficeModal } from '../../../../kit/office-modal.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { useRecordForm } from '../../../../lib/use-record-form.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { employeeQuery } from '../employees.api.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { employeeProblems, type FormFields, fieldsOf, seasonFieldsOf } from './employee-fields.ts'
import { EmployeeForm } from './employee-form.tsx'
import { HeldPositions } from './held-positions.tsx'
import { showPassword } from './show-password.tsx'

const { account: words, failed } = EMPLOYEES

type AccountActionsProps = { employee: User; onChanged: () => void }

/** Resets the password, deactivates or reactivates, each after a confirmation. */
function AccountActions({ employee, onChanged }: AccountActionsProps) {
  const params = { id: employee.id }
  const refusal = refusalAboutPerson
  const resetPassword = useCall(EMPLOYEES_CALLS.resetPassword, failed.resetPassword, { refusal })
  const deactivate = useCall(EMPLOYEES_CALLS.edit, failed.deactivate, { refusal })
  const reactivate = useCall(EMPLOYEES_CALLS.edit, failed.reactivate, { refusal })
  const name = fullName(employee)

  async function reset() {
    const question = { text: words.resetQuestion(name), confirmLabel: words.resetPassword }
    if (resetPassword.isPending || !(await dialogs.confirm(question))) return
    const answer = await resetPassword({ params })
    onChanged()
    if (answer) await showPassword(name, answer.password)
  }
  async function leave() {
    const question = { text: words.deactivateQuestion(name), confirmLabel: words.deactivate }
    if (deactivate.isPending || !(await dialogs.confirm(question))) return
    await deactivate({ params, body: { isActive: false } })
    onChanged()
  }
  async function comeBack() {
    const question = { text: words.reactivateQuestion(name), confirmLabel: words.reactivate }
    if (reactivate.isPending || !(await dialogs.confirm(question))) return
    await reactivate({ params, body: { isActive: true } })
    onChanged()
  }

  const left = deactivate.isDone && !employee.isActive && words.deactivated(name)
  const back = reactivate.isDone && employee.isActive && words.reactivated(name)
  return (
    <Section level={3} title={words.title}>
      <Actions>
        <Text quiet status>
          {left || back}
        </Text>
        <Button variant="default" onClick={reset}>
          {words.resetPassword}
        </Button>
        {employee.isActive ? (
          <Button variant="default" c="var(--bad-ink)" onClick={leave}>
            {words.deactivate}
          </Button>
        ) : (
          <Button variant="default" onClick={comeBack}>
            {words.reactivate}
          </Button>
        )}
      </Actions>
    </Section>
  )
}

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
      <Stack>
        {notice && <Alert role="status">{notice}</Alert>}
        <EmployeeForm form={form} onMoved={onClose} />
        {employee.festivalId !== null && (
          <HeldPositions employee={employee} onUnsaved={setPositionsUnsaved} />
        )}
        <AccountActions employee={employee} onChanged={rebase} />
      </Stack>
    </OfficeModal>
  )
}
