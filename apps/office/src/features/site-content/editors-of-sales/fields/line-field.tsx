import { Textarea, TextInput } from '@mantine/core'
import { FIELDS } from './fields.texts.ts'

type Props = {
  label: string
  value: string
  max: number
  problem?: string
  description?: string
  /** Marked as needed; publishing asks for it. */
  required?: boolean
  /** Wraps, and says how many characters are left; it is one line of text all the same. */
  isLong?: boolean
  onChange: (value: string) => void
}

/** A line of text. Problems are worded to follow the name of their field. */
export function LineField({ label, value, max, problem, description, required, isLong, onChange }: Props) {
  const common = {
    label,
    required,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    autoComplete: 'off',
    maxLength: max,
    value,
    error: problem && FIELDS.problem(label, problem),
  }
  return isLong ? (
    <Textarea
      {...common}
      description={[description, FIELDS.length(value.length, max)].filter(Boolean).join(' ')}
      rows={2}
      resize="vertical"
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
    />
  ) : (
    <TextInput
      {...common}
      description={description}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
