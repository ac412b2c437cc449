import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { User } from '@nightshift/shared/people/employees/contract'
import type { ReactNode } from 'react'
import { Fields } from '../../../../kit/layout.tsx'
import type { RecordForm } from '../../../../lib/use-record-form.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import type { EmployeeField, EmployeeFields, FormFields } from './employee-fields.ts'

/** The form of an employee, existing or new. */
export type EmployeeForm = Pick<RecordForm<User, FormFields>, 'fields' | 'problems' | 'change' | 'text'>

const NO_LOGIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
const levels = EMPLOYEES.levels.map((label, level) => ({ value: String(level), label }))

type IdentityProps = {
  form: EmployeeForm
  /** Somebody new is written from the first name on. */
  isNew?: boolean
  children?: ReactNode
}

/** Names, contact, username and, as far as the level allows, Paychex ID and access level. */
export function IdentityFields({ form, isNew, children }: IdentityProps) {
  const me = useMe()
  const field = fieldOf(form)
  return (
    <>
      <Fields narrow>
        {field('firstName', { required: true, 'data-autofocus': isNew })}
        {field('middleName')}
        {field('lastName', { required: true })}
      </Fields>
      <Fields>
        {field('email', { type: 'email' })}
        {field('phone', { type: 'tel' })}
        {field('username', { required: true, ...NO_LOGIN })}
        {can(me, 'employees.paychexId') && field('paychexId')}
        {can(me, 'employees.accessLvl') && (
          <NativeSelect
            label={EMPLOYEES.fields.accessLvl}
            data={levels}
            name="accessLvl"
            value={String(form.fields.accessLvl)}
            onChange={({ currentTarget }) =>
              form.change({ accessLvl: Number(currentTarget.value) as EmployeeFields['accessLvl'] })
            }
          />
        )}
        {children}
      </Fields>
    </>
  )
}

export function EmergencyFields({ form }: { form: EmployeeForm }) {
  const field = fieldOf(form)
  return (
    <Fields narrow>
      {field('emergencyContact')}
      {field('emergencyRelation')}
      {field('emergencyPhone', { type: 'tel' })}
    </Fields>
  )
}

const fieldOf =
  ({ text }: EmployeeForm) =>
  (name: EmployeeField, props: TextInputProps & { 'data-autofocus'?: boolean } = {}) => (
    <TextInput label={EMPLOYEES.fields[name]} autoComplete="off" {...props} {...text(name)} />
  )
