import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useMe } from '../../auth/use-auth.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import styles from './edit.module.css'
import { type EmployeeField, type EmployeeFields, type fieldsOf, problemOf } from './employee-fields.ts'

export type EmployeeForm = UseFormReturn<ReturnType<typeof fieldsOf>, unknown, EmployeeFields>

const NO_LOGIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
const levels = EMPLOYEES.levels.map((label, level) => ({ value: String(level), label }))

type IdentityProps = { form: EmployeeForm; children?: ReactNode }

/** Names, contact, username and, as far as the level allows, Paychex ID and access level. */
export function IdentityFields({ form, children }: IdentityProps) {
  const me = useMe()
  const field = fieldOf(form)
  return (
    <>
      <div className={styles.names}>
        {field('firstName', { required: true })}
        {field('middleName')}
        {field('lastName', { required: true })}
      </div>
      <div className={styles.pair}>
        {field('email', { type: 'email' })}
        {field('phone', { type: 'tel' })}
        {field('username', { required: true, ...NO_LOGIN })}
        {can(me, 'employees.paychexId') && field('paychexId')}
        {can(me, 'employees.accessLvl') && (
          <NativeSelect
            label={EMPLOYEES.fields.accessLvl}
            data={levels}
            {...form.register('accessLvl', { setValueAs: (level) => Number(level) || 0 })}
          />
        )}
        {children}
      </div>
    </>
  )
}

/** Whom to call, should anything happen. */
export function EmergencyFields({ form }: { form: EmployeeForm }) {
  const field = fieldOf(form)
  return (
    <div className={styles.names}>
      {field('emergencyContact')}
      {field('emergencyRelation')}
      {field('emergencyPhone', { type: 'tel' })}
    </div>
  )
}

const fieldOf =
  ({ register, formState: { errors } }: EmployeeForm) =>
  (name: EmployeeField, props: TextInputProps = {}) => (
    <TextInput
      label={EMPLOYEES.fields[name]}
      error={problemOf(name, errors[name]?.type)}
      autoComplete="off"
      {...props}
      {...register(name)}
    />
  )
