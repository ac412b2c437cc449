import { NativeSelect } from '@mantine/core'
import { LongestShiftHours } from '@nightshift/shared/setup/festivals/contract'
import { SETTINGS } from './settings.texts.ts'

const { minValue, maxValue } = LongestShiftHours
const OPTIONS = Array.from({ length: maxValue! - minValue! + 1 }, (_, index) => ({
  value: String(minValue! + index),
  label: SETTINGS.hours(minValue! + index),
}))

type Props = { value: number; onChange: (hours: number) => void }

/** The hours after which an open shift is a forgotten clock-out. */
export const LongestShiftField = ({ value, onChange }: Props) => (
  <NativeSelect
    label={SETTINGS.longestShift}
    description={SETTINGS.longestShiftHint}
    inputWrapperOrder={['label', 'input', 'description']}
    data={OPTIONS}
    value={String(value)}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  />
)
