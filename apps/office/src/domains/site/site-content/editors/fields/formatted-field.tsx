import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { FIELDS } from './fields.texts.ts'
import { problemText } from './problem-text.ts'

type Props = Pick<
  TextInputProps,
  'description' | 'inputMode' | 'placeholder' | 'leftSection' | 'maxLength' | 'aria-label' | 'required'
> & {
  name?: string
  label?: string
  value: string
  /** The value of a text, as far as it is one. */
  normalize?: (text: string) => string
  problem?: string
  onChange: (value: string) => void
}

/** A text with a format. What is typed stays as it is until the field is left: '28' does not turn into '28.00' before. */
export function FormattedField({ label, value, normalize = trim, problem, onChange, ...others }: Props) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...others}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={typed ?? value}
      error={problem && problemText(label ?? FIELDS.this, problem)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(normalize(currentTarget.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

const trim = (text: string) => text.trim()
