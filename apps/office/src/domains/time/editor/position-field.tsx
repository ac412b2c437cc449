import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { ENTRY } from './entry-editor.texts.ts'
import { usePositions } from './use-positions.ts'

type Props = {
  value: string
  onChange: (positionId: string) => void
  /** Shown while the positions are loading. */
  current?: { id: number; name: string }
} & Omit<NativeSelectProps, 'value' | 'onChange' | 'data'>

/** A position of the festival, by event. Without a current one, the first option asks to choose. */
export function PositionField({ value, onChange, current, ...props }: Props) {
  const { events, find } = usePositions()
  const groups = events
    .filter(({ positions = [] }) => positions.length > 0)
    .map(({ name, positions = [] }) => ({
      group: name,
      items: positions.map((position) => ({ value: String(position.id), label: position.name })),
    }))
  const first = current
    ? find(current.id)
      ? []
      : [{ value: String(current.id), label: current.name }]
    : [{ value: '', label: ENTRY.choosePosition }]
  return (
    <NativeSelect
      label={ENTRY_WORDS.positionName}
      value={value}
      data={[...first, ...groups]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...props}
    />
  )
}
