import { ChevronDownIcon } from '@nightshift/ui/icon.tsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './apply.module.css'
import { APPLY } from './apply.texts.ts'

/** The id of the element that the error summary links to. */
export const idOf = (name: string) => `apply-${name}`
const hintId = (name: string) => `${idOf(name)}-hint`
const errorId = (name: string) => `${idOf(name)}-error`

type Described = { name: string; label: string; hint?: string; problem?: string; required?: boolean }

/** The ARIA attributes of a field: its hint and its problem. */
const describedBy = ({ name, hint, problem }: Described) => ({
  id: idOf(name),
  name,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': [hint && hintId(name), problem && errorId(name)].filter(Boolean).join(' ') || undefined,
})

function Frame({ name, label, hint, problem, required, children }: Described & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={idOf(name)} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> ({APPLY.optional})</span>}
      </label>
      {children}
      {hint && (
        <p id={hintId(name)} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={errorId(name)} className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  )
}

type TextProps = Described & ComponentProps<'input'>

export const TextField = ({ label, hint, problem, ...input }: TextProps) => (
  <Frame label={label} hint={hint} problem={problem} name={input.name} required={input.required}>
    <input className={styles.input} {...input} {...describedBy({ label, hint, problem, name: input.name })} />
  </Frame>
)

type AreaProps = Described & ComponentProps<'textarea'>

export const TextArea = ({ label, hint, problem, ...area }: AreaProps) => (
  <Frame label={label} hint={hint} problem={problem} name={area.name} required={area.required}>
    <textarea
      className={styles.input}
      rows={4}
      {...area}
      {...describedBy({ label, hint, problem, name: area.name })}
    />
  </Frame>
)

type SelectProps = Described & ComponentProps<'select'>

export const SelectField = ({ label, hint, problem, children, ...select }: SelectProps) => (
  <Frame label={label} hint={hint} problem={problem} name={select.name} required={select.required}>
    <div className={styles.select}>
      <select
        className={styles.input}
        {...select}
        {...describedBy({ label, hint, problem, name: select.name })}
      >
        {children}
      </select>
      <ChevronDownIcon size={20} />
    </div>
  </Frame>
)
