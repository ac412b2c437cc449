import { NativeSelect } from '@mantine/core'
import type { User } from '@nightshift/shared/people/employees/contract'
import { needsFestival } from '@nightshift/shared/people/employees/rules'
import { useQuery } from '@tanstack/react-query'
import { festivalsQuery } from '../../../setup/festivals/chooser/use-festival.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import type { EmployeeForm } from './employee-form-fields.tsx'

type Props = { form: EmployeeForm; employee: Pick<User, 'accessLvl' | 'festivalId'> }

/** The festival of a person. Without one, a lower access level requires one. */
export function FestivalField({ form, employee }: Props) {
  const { data: festivals } = useQuery(festivalsQuery)
  const { accessLvl = employee.accessLvl, festivalId } = form.fields
  if (!festivals) return null
  const none = { value: '', label: EMPLOYEES.everyFestival }
  const choices = festivals.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <NativeSelect
      label={EMPLOYEES.fields.festivalId}
      data={employee.festivalId === null ? [none, ...choices] : choices}
      required={needsFestival(employee, { accessLvl, festivalId: null })}
      name="festivalId"
      value={festivalId ?? ''}
      error={form.problems.festivalId}
      onChange={({ currentTarget }) => form.change({ festivalId: Number(currentTarget.value) || undefined })}
    />
  )
}
