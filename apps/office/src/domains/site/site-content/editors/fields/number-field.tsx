import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FIELDS } from './fields.texts.ts'
import { problemText } from './problem-text.ts'

type Props = {
  name: string
  label: string
  value: number | null
  min: number
  max: number
  problem?: string
  description?: string
  /** Null when the field was emptied and left. */
  onChange: (value: number | null) => void
}

/** A whole number, or none. Takes numbers of the range only; emptying counts when the field is left. */
export function NumberField({ label, value, min, max, problem, onChange, ...others }: Props) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : String(value))
  const isOutside = shown !== '' && !isWithin(shown)
  function isWithin(text: string) {
    return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
  }
  const take = (text: string) => {
    setTyped(text)
    if (isWithin(text)) onChange(Number(text))
  }
  const leave = () => {
    if (isOutside) return
    if (typed === '' && value !== null) onChange(null)
    setTyped(undefined)
  }
  return (
    <TextInput
      {...others}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      error={isOutside ? FIELDS.outside(min, max) : problem && problemText(label, problem)}
      onChange={({ currentTarget }) => take(currentTarget.value.trim())}
      onBlur={leave}
    />
  )
}
