import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { defaultPassword } from '@nightshift/shared/auth/rules'
import type { User } from '@nightshift/shared/employees/contract'
import { fullName } from '@nightshift/shared/employees/rules'
import { useForm } from 'react-hook-form'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { useMe } from '../../auth/use-auth.ts'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { signUp } from '../employees.api.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { useChange } from '../use-employee-changes.ts'
import styles from './edit.module.css'
import { EmployeeFields, fieldsOf } from './employee-fields.ts'
import { IdentityFields } from './employee-form-fields.tsx'

type Props = {
  /** The new employee, and what to say of them. */
  onAdded: (employee: User, notice: string) => void
  onClose: () => void
}

/** A new employee of the festival: who they are comes first, the rest once they exist. */
export function AddEmployee({ onAdded, onClose }: Props) {
  const { id: festivalId } = useFestival()
  const add = useChange(signUp, EMPLOYEES.failed.add)
  const form = useForm({ resolver: zodResolver(EmployeeFields), defaultValues: fieldsOf(useMe()) })

  const submit = form.handleSubmit(async (fields) => {
    if (add.isPending) return
    const { emergencyContact: _, emergencyRelation: __, emergencyPhone: ___, ...person } = fields
    const added = await add.run({ ...person, festivalId })
    if (added) onAdded(added, EMPLOYEES.added(fullName(added), defaultPassword(added)))
  })

  return (
    <OfficeModal title={EMPLOYEES.add} size="48rem" unsaved={form.formState.isDirty} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <IdentityFields form={form} />
        <div className={styles.actions}>
          <Button type="submit" aria-busy={add.isPending}>
            {EMPLOYEES.add}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
