import { Textarea, TextInput } from '@mantine/core'
import type { Bound } from './bind-fields.ts'
import { FIELDS } from './fields.texts.ts'
import { problemText } from './problem-text.ts'

type Props = Omit<Bound<string>, 'name'> & {
  name?: string
  label: string
  /** The limit of the schema. */
  max: number | null
  description?: string
  required?: boolean
  placeholder?: string
  /** Wraps. Line breaks become spaces, unless they are allowed. */
  isLong?: boolean
  allowsLineBreaks?: boolean
  onBlur?: () => void
}

/** From this share of its limit on, the length of a text is shown. */
const NEAR = 0.8

/** A plain text with a limit that is shown before it is reached. */
export function LineField(props: Props) {
  const {
    label,
    max,
    description,
    isLong = false,
    allowsLineBreaks = false,
    value,
    problem,
    onChange,
    ...others
  } = props
  const isNear = max !== null && value.length >= max * NEAR
  const common = {
    ...others,
    label,
    inputWrapperOrder: WRAPPER_ORDER,
    description:
      [description, isNear && FIELDS.length(value.length, max)].filter(Boolean).join(' · ') || undefined,
    error: problem && problemText(label, problem),
    maxLength: max ?? undefined,
    autoComplete: 'off',
    value,
  }
  const take = (text: string) => onChange(allowsLineBreaks ? text : text.replaceAll(/\s*[\r\n]+\s*/g, ' '))
  return isLong ? (
    <Textarea
      {...common}
      rows={3}
      resize="vertical"
      onChange={({ currentTarget }) => take(currentTarget.value)}
    />
  ) : (
    <TextInput {...common} onChange={({ currentTarget }) => take(currentTarget.value)} />
  )
}

const WRAPPER_ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]
