import { Switch } from '@mantine/core'
import type { Attraction } from '@nightshift/shared/site/site-content/sections/attractions'
import { useState } from 'react'
import { ChoiceField } from '../fields/choice-field.tsx'
import { ATTRACTIONS } from './attractions.texts.ts'

type Shown = Attraction['shown']
type Props = {
  value: Shown
  /** Whether sites with different variants share the attractions. */
  isShared: boolean
  onChange: (value: Shown) => void
}

const VARIANTS = (['always', 'halloween', 'holiday'] as const).map((value) => ({
  value,
  label: ATTRACTIONS.variants[value],
}))

/** Hides an attraction, and says on which of the sites that share it it is shown. */
export function ShownFields({ value, isShared, onChange }: Props) {
  const [before, setBefore] = useState<Shown>('always')
  const show = (isShown: boolean) => {
    setBefore(value)
    onChange(isShown ? before : 'never')
  }
  return (
    <>
      <Switch
        size="md"
        label={ATTRACTIONS.isShown}
        description={value === 'never' ? ATTRACTIONS.isHiddenHint : undefined}
        checked={value !== 'never'}
        onChange={({ currentTarget }) => show(currentTarget.checked)}
      />
      {isShared && value !== 'never' && (
        <ChoiceField
          label={ATTRACTIONS.shownOn}
          description={ATTRACTIONS.shownOnHint}
          value={value}
          choices={VARIANTS}
          onChange={onChange}
        />
      )}
    </>
  )
}
