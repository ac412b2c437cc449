import { TextInput } from '@mantine/core'
import { ChevronDownIcon } from '@nightshift/ui/icon.tsx'
import { SearchIcon } from '@nightshift/ui/icons.tsx'
import type { ReactNode } from 'react'
import styles from './filters.module.css'

type FiltersProps = {
  label?: string
  /** What chooses no rows, such as their order: at the right. */
  order?: ReactNode
  children: ReactNode
}

/** What chooses the rows of a list: one line, which wraps where there is no room. */
export const Filters = ({ label, order, children }: FiltersProps) => (
  <search aria-label={label} className={styles.filters}>
    {children}
    {order && <div className={styles.order}>{order}</div>}
  </search>
)

type Option = { value: string; label: string }

/** Options of their words by value. */
export const optionsOf = (words: Record<string, string>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

type ChoiceProps = {
  label: string
  value: string
  options: readonly (Option | { group: string; items: readonly Option[] })[]
  /** The value that a list begins with: that of the first option, if nothing is said. */
  first?: string
  onChange: (value: string) => void
}

/** A choice that names itself and what is chosen; a changed one is marked. Below the words is the browser's own list. */
export function ChoiceFilter({ label, value, options, first, onChange }: ChoiceProps) {
  const choices = options.flatMap((option) => ('items' in option ? option.items : [option]))
  const shown = choices.find((choice) => choice.value === value) ?? choices[0]
  const isChanged = shown !== undefined && shown.value !== (first ?? choices[0]?.value)
  return (
    <div className={styles.choice} data-changed={isChanged || undefined}>
      <span aria-hidden="true" className={styles.words}>
        <span>{label}</span> <strong>{shown?.label}</strong>
        <ChevronDownIcon size={16} />
      </span>
      <select
        aria-label={label}
        value={shown?.value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) =>
          'items' in option ? (
            <optgroup key={option.group} label={option.group}>
              {option.items.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </select>
    </div>
  )
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

type TextProps = { label: string; value: string; hint?: string; onChange: (value: string) => void }

/** Searches a list. */
export const TextFilter = ({ label, value, hint, onChange }: TextProps) => (
  <TextInput
    type="search"
    className={styles.text}
    aria-label={label}
    placeholder={hint}
    leftSection={<SearchIcon />}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

/** A least number. */
export const NumberFilter = ({ label, value, onChange }: TextProps) => (
  <label className={`${styles.choice} ${styles.words}`} data-changed={value ? true : undefined}>
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={0}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
)
