import { Button } from '@mantine/core'
import { defaultPassword } from '@nightshift/shared/access/auth/rules'
import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import type { User } from '@nightshift/shared/people/employees/contract'
import { fullName } from '@nightshift/shared/people/employees/rules'
import { refusalAboutPerson } from '@nightshift/ui/api/refusal.ts'
import type { FormEvent } from 'react'
import { Actions, Stack } from '../../../../kit/layout.tsx'
import { OfficeModal } from '../../../../kit/office-modal.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { schemaProblems } from '../../../../lib/field-problems.ts'
import { useRecordForm } from '../../../../lib/use-record-form.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { EmployeeFields, type FormFields, fieldsOf, problemOf } from './employee-fields.ts'
import { IdentityFields } from './employee-form-fields.tsx'

type Props = {
  /** The new employee, and a notice for the next dialog. */
  onAdded: (employee: User, notice: string) => void
  onClose: () => void
}

const NOBODY = { updatedAt: '' }
const problemsOf = (fields: FormFields) => schemaProblems(EmployeeFields, fields, problemOf)

/** Adds an employee to the festival; positions and the rest follow in the edit dialog. */
export function AddEmployee({ onAdded, onClose }: Props) {
  const { id: festivalId } = useFestival()
  const me = useMe()
  const add = useCall(EMPLOYEES_CALLS.signUp, EMPLOYEES.failed.add, { refusal: refusalAboutPerson })
  const form = useRecordForm(NOBODY, (): FormFields => fieldsOf(me), problemsOf)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (add.isPending || !form.check(event.currentTarget)) return
    const fields = EmployeeFields.parse(form.fields)
    const { emergencyContact: _, emergencyRelation: __, emergencyPhone: ___, ...person } = fields
    const added = await add({ body: { ...person, festivalId } })
    if (added) onAdded(added, EMPLOYEES.added(fullName(added), defaultPassword(added)))
  }

  return (
    <OfficeModal title={EMPLOYEES.add} size="48rem" unsaved={form.changed} onClose={onClose}>
      <Stack onSubmit={submit}>
        <IdentityFields form={form} isNew />
        <Actions>
          <Button type="submit" aria-busy={add.isPending}>
            {EMPLOYEES.add}
          </Button>
        </Actions>
      </Stack>
    </OfficeModal>
  )
}
