import { Textarea, TextInput } from '@mantine/core'
import { mayDecideFor } from '@nightshift/shared/access'
import { NOTE_MAX } from '@nightshift/shared/time/timeclock/contract'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { AMOUNT_INPUT } from '@nightshift/ui/amount-input.ts'
import { Fields } from '../../../kit/layout.tsx'
import { LocalTimeField } from '../../../kit/local-time/local-time-field.tsx'
import { RateInput } from '../../../kit/rate-input.tsx'
import { useMe } from '../../access/auth/use-auth.ts'
import { ENTRY } from './entry-editor.texts.ts'
import type { AmountField, EditableEntry, EntryForm, FormReading } from './entry-form.ts'
import { PositionField } from './position-field.tsx'
import { useProposedRate } from './use-positions.ts'

type Props = {
  /** The entry that is edited. */
  entry: EditableEntry
  form: EntryForm
  timeZone: string
  problem?: FormReading & { kind: 'problem' }
  onChange: (changes: Partial<EntryForm>) => void
}

const AMOUNTS: AmountField[] = ['cashTips', 'creditTips', 'deduction']

export const EntryFields = ({ entry, form, timeZone, problem, onChange }: Props) => {
  const proposedRate = useProposedRate(entry.userId)
  const maySetRate = mayDecideFor(useMe(), entry.userId)
  function choosePosition(position: string) {
    if (!maySetRate) return onChange({ position })
    const isCurrent = position === String(entry.positionId)
    const rate = isCurrent ? entry.payrate : proposedRate(position)
    onChange({ position, ...(rate !== undefined && { rate: rate.toFixed(2) }) })
  }
  const problemAt = (field: 'start' | 'end' | 'rate') =>
    problem?.field === field ? ENTRY.problems[problem.problem] : undefined
  return (
    <>
      <Fields>
        <LocalTimeField
          label={ENTRY_WORDS.startTime}
          description={ENTRY.zone(timeZone)}
          required
          value={form.start}
          timeZone={timeZone}
          problem={problemAt('start')}
          onChange={(start) => onChange({ start })}
        />
        <LocalTimeField
          label={ENTRY_WORDS.endTime}
          description={ENTRY.endHint}
          value={form.end}
          timeZone={timeZone}
          problem={problemAt('end')}
          onChange={(end) => onChange({ end })}
        />
      </Fields>
      <Fields>
        <PositionField
          value={form.position}
          current={{ id: entry.positionId, name: entry.positionName }}
          onChange={choosePosition}
        />
        <RateInput
          label={ENTRY_WORDS.payrate}
          {...(!maySetRate && { disabled: true, description: ENTRY.ownRate })}
          rate={form.rate}
          onRate={(rate) => onChange({ rate })}
          {...(problemAt('rate') && { error: problemAt('rate') })}
        />
      </Fields>
      <Fields narrow>
        {AMOUNTS.map((field) => (
          <TextInput
            key={field}
            label={ENTRY_WORDS[field]}
            {...AMOUNT_INPUT}
            value={form[field]}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
          />
        ))}
      </Fields>
      <Textarea
        label={ENTRY_WORDS.note}
        rows={2}
        resize="vertical"
        maxLength={NOTE_MAX}
        value={form.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    </>
  )
}
