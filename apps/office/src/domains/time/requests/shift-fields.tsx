import { NativeSelect, TextInput } from '@mantine/core'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { AMOUNT_INPUT } from '@nightshift/ui/amount-input.ts'
import { Fields } from '../../../kit/layout.tsx'
import { LocalTimeField } from '../../../kit/local-time/local-time-field.tsx'
import { ENTRY } from '../editor/entry-editor.texts.ts'
import { REQUEST } from './request-dialog.texts.ts'
import type { ShiftField, ShiftForm } from './shift-form.ts'

export type PositionOption = { positionId: number; label: string; isTipped: boolean }

type Props = {
  form: ShiftForm
  positions: PositionOption[]
  timeZone: string
  /** Without seconds: a time that nobody measured. */
  toTheMinute?: boolean
  problem?: { field: ShiftField; words: string }
  onChange: (changes: Partial<ShiftForm>) => void
}

const TIPS = ['cashTips', 'creditTips'] as const

/** Times, position and, where it takes some, tips of a proposed shift. */
export function ShiftFields({ form, positions, timeZone, toTheMinute, problem, onChange }: Props) {
  const chosen = positions.find(({ positionId }) => String(positionId) === form.positionId)
  const problemAt = (field: ShiftField) => (problem?.field === field ? problem.words : undefined)
  return (
    <>
      <Fields>
        <LocalTimeField
          label={ENTRY_WORDS.startTime}
          description={ENTRY.zone(timeZone)}
          required
          toTheMinute={toTheMinute}
          value={form.start}
          timeZone={timeZone}
          problem={problemAt('start')}
          onChange={(start) => onChange({ start })}
        />
        <LocalTimeField
          label={ENTRY_WORDS.endTime}
          required
          toTheMinute={toTheMinute}
          value={form.end}
          timeZone={timeZone}
          problem={problemAt('end')}
          onChange={(end) => onChange({ end })}
        />
      </Fields>
      <NativeSelect
        label={ENTRY_WORDS.positionName}
        required
        value={form.positionId}
        error={problemAt('positionId')}
        data={[
          ...(chosen ? [] : [{ value: '', label: REQUEST.noPosition }]),
          ...positions.map(({ positionId, label }) => ({ value: String(positionId), label })),
        ]}
        onChange={({ currentTarget }) => onChange({ positionId: currentTarget.value })}
      />
      {chosen?.isTipped && (
        <Fields narrow>
          {TIPS.map((field) => (
            <TextInput
              key={field}
              label={ENTRY_WORDS[field]}
              {...AMOUNT_INPUT}
              value={form[field]}
              onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
            />
          ))}
        </Fields>
      )}
    </>
  )
}
