import { TextInput } from '@mantine/core'
import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { useState } from 'react'
import type { Bound } from '../fields/bind-fields.ts'
import { problemText } from '../fields/problem-text.ts'
import { DIRECTIONS } from './directions.texts.ts'
import { isShortMapLink, positionText, readPosition } from './read-position.ts'

type Props = Bound<SiteContent['directions']['position']>

/** The position of the map: typed, or pasted as a link of a map. What is no position stays in the field with the reason. */
export function PositionField({ name, value, problem, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value ? positionText(value) : '')
  const isNone = shown.trim() !== '' && !readPosition(shown)
  const take = (text: string) => {
    setTyped(text)
    const position = readPosition(text)
    if (position) onChange(position)
  }
  const leave = () => {
    if (isNone) return
    if (typed?.trim() === '' && value) onChange(null)
    setTyped(undefined)
  }
  const refusal = isShortMapLink(shown) ? DIRECTIONS.shortLink : DIRECTIONS.noPosition
  return (
    <TextInput
      name={name}
      label={DIRECTIONS.position}
      description={DIRECTIONS.positionHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={DIRECTIONS.positionExample}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={shown}
      error={isNone ? refusal : problem && problemText(DIRECTIONS.position, problem)}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={leave}
    />
  )
}
