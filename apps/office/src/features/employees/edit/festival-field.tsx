import { NativeSelect } from '@mantine/core'
import type { User } from '@nightshift/shared/employees/contract'
import { needsFestival } from '@nightshift/shared/employees/rules'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { festivalsQuery } from '../../festivals/chooser/festivals.api.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { problemOf } from './employee-fields.ts'
import type { EmployeeForm } from './employee-form-fields.tsx'

type Props = { form: EmployeeForm; employee: Pick<User, 'accessLvl' | 'festivalId'> }

/** Which festival somebody belongs to. Whoever has none must be given one together with a lower level. */
export function FestivalField({ form, employee }: Props) {
  const { data: festivals } = useQuery(festivalsQuery)
  const accessLvl = useWatch({ control: form.control, name: 'accessLvl' }) ?? employee.accessLvl
  if (!festivals) return null
  const none = { value: '', label: EMPLOYEES.everyFestival }
  const choices = festivals.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <NativeSelect
      label={EMPLOYEES.fields.festivalId}
      data={employee.festivalId === null ? [none, ...choices] : choices}
      required={needsFestival(employee, { accessLvl, festivalId: null })}
      error={problemOf('festivalId', form.formState.errors.festivalId?.type)}
      {...form.register('festivalId', { setValueAs: (id) => Number(id) || undefined })}
    />
  )
}
