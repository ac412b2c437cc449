import { Textarea, TextInput } from '@mantine/core'
import { Amount, MONEY_STEP } from '@nightshift/shared/money'
import { LocalTimeField } from '../../../ui/local-time/local-time-field.tsx'
import styles from './entry-editor.module.css'
import { ENTRY } from './entry-editor.texts.ts'
import type { AmountField, EntryForm, FormReading } from './entry-form.ts'

type Props = {
  form: EntryForm
  timeZone: string
  problem?: FormReading & { kind: 'problem' }
  onChange: (changes: Partial<EntryForm>) => void
}

const AMOUNTS: AmountField[] = ['cashTips', 'creditTips', 'deduction']
const NOTE_MAX = 2000

export const EntryFields = ({ form, timeZone, problem, onChange }: Props) => {
  const problemAt = (field: 'start' | 'end') =>
    problem?.field === field ? ENTRY.problems[problem.problem] : undefined
  return (
    <>
      <div className={styles.times}>
        <LocalTimeField
          label={ENTRY.start}
          description={ENTRY.zone(timeZone)}
          required
          value={form.start}
          timeZone={timeZone}
          problem={problemAt('start')}
          onChange={(start) => onChange({ start })}
        />
        <LocalTimeField
          label={ENTRY.end}
          description={ENTRY.endHint}
          value={form.end}
          timeZone={timeZone}
          problem={problemAt('end')}
          onChange={(end) => onChange({ end })}
        />
      </div>
      <div className={styles.amounts}>
        {AMOUNTS.map((field) => (
          <TextInput
            key={field}
            label={ENTRY[field]}
            type="number"
            inputMode="decimal"
            min={0}
            max={Amount.maxValue ?? undefined}
            step={MONEY_STEP}
            placeholder="0.00"
            autoComplete="off"
            value={form[field]}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
          />
        ))}
      </div>
      <Textarea
        label={ENTRY.note}
        rows={2}
        resize="vertical"
        maxLength={NOTE_MAX}
        value={form.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    </>
  )
}
