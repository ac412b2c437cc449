import { CloseButton, TextInput } from '@mantine/core'
import { firstInstant, localOf } from '@nightshift/shared/local-time'
import { useState } from 'react'
import { useUnsavedChanges } from '../../../../../kit/leaving/leave-blockers.ts'
import { LOCAL_TIME } from '../../../../../kit/local-time/local-time.texts.ts'
import type { Bound } from './bind-fields.ts'
import { FIELDS } from './fields.texts.ts'
import { instantText } from './instant-text.ts'
import { problemText } from './problem-text.ts'

const EARLIEST = '2000-01-01T00:00'
const LATEST = '2099-12-31T23:59'

type Props = Bound<string | null> & {
  label: string
  /** What no instant means. */
  empty: string
  timeZone: string
}

/** A date and time in the festival's zone, or none. Takes complete times that the clocks do not skip. */
export function InstantField({ name, label, empty, value, timeZone, problem, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const [isPartial, setPartial] = useState(false)
  const isSkipped = typed !== undefined && isInRange(typed) && !instantOf(typed, timeZone)
  useUnsavedChanges(isSkipped || isPartial)
  const take = (text: string) => {
    setTyped(text)
    setPartial(false)
    const instant = isInRange(text) ? instantOf(text, timeZone) : undefined
    if (instant) onChange(instant)
  }
  const leave = (input: HTMLInputElement) => {
    if (isSkipped) return
    // A browser reports a partly typed time as an empty one.
    setPartial(input.validity.badInput)
    if (typed === '' && !input.validity.badInput) onChange(null)
    if (!input.validity.badInput) setTyped(undefined)
  }
  const clear = () => {
    setTyped(undefined)
    setPartial(false)
    onChange(null)
  }
  const error = isSkipped
    ? LOCAL_TIME.problems.skipped
    : isPartial
      ? FIELDS.partial
      : problem && problemText(label, problem)
  return (
    <TextInput
      name={name}
      label={label}
      description={value ? instantText(value, timeZone) : empty}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type="datetime-local"
      min={EARLIEST}
      max={LATEST}
      value={typed ?? (value ? localOf(value, timeZone).slice(0, 16) : '')}
      error={error}
      rightSection={(value || typed) && <CloseButton aria-label={FIELDS.clear(label)} onClick={clear} />}
      rightSectionWidth="var(--h-control)"
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={({ currentTarget }) => leave(currentTarget)}
    />
  )
}

/** A year that is being typed passes through years that nobody means. */
const isInRange = (text: string) => text >= EARLIEST && text <= `${LATEST}:59`

function instantOf(text: string, timeZone: string) {
  const [date = '', time = ''] = text.split('T')
  return firstInstant(date, time, timeZone)?.toISOString()
}
