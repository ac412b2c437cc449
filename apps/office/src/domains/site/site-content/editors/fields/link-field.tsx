import { TextInput } from '@mantine/core'
import { isKnownLink, LONGEST_LINK } from '@nightshift/shared/site/site-content/link'
import { useState } from 'react'
import { completeLink } from '../../rich-text/complete-link.ts'
import type { Bound } from './bind-fields.ts'
import { FIELDS } from './fields.texts.ts'
import { problemText } from './problem-text.ts'

type Props = Bound<string> & { label: string; placeholder?: string }

/** A link. Leaving the field completes `example.com`; an unknown link is refused in words. */
export function LinkField({ label, value, problem, onChange, ...others }: Props) {
  const [isTyping, setTyping] = useState(false)
  const leave = () => {
    setTyping(false)
    const completed = completeLink(value)
    if (completed !== value) onChange(completed)
  }
  const isUnknown = value !== '' && !isKnownLink(value)
  const error = isUnknown ? FIELDS.unknownLink(value) : problem && problemText(label, problem)
  return (
    <TextInput
      {...others}
      label={label}
      required
      inputMode="url"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      maxLength={LONGEST_LINK}
      value={value}
      error={isTyping && isUnknown ? undefined : error}
      onFocus={() => setTyping(true)}
      onBlur={leave}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
