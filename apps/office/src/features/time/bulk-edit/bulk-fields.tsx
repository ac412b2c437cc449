import { NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import type { Occurrence } from '@nightshift/shared/local-time'
import { NOTE_MAX } from '@nightshift/shared/time/timeclock/contract'
import { WhichTime } from '../../../ui/local-time/which-time.tsx'
import { RateInput } from '../../../ui/rate-input.tsx'
import { PositionField } from '../editor/position-field.tsx'
import { BULK } from './bulk-edit.texts.ts'
import styles from './bulk-edit-window.module.css'
import type { BulkForm, BulkKind } from './bulk-form.ts'

type Props = {
  kind: BulkKind
  form: BulkForm
  timeZone: string
  /** Of a time that comes twice. */
  twoEnds: Record<Occurrence, Date> | undefined
  onChange: (changes: Partial<BulkForm>) => void
}

/** The fields of one kind of change. */
export function BulkFields({ kind, form, timeZone, twoEnds, onChange }: Props) {
  if (kind === 'end') {
    return (
      <div className={styles.stack}>
        <TextInput
          label={BULK.time}
          description={BULK.timeHint(timeZone)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="time"
          required
          data-autofocus
          value={form.time}
          onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
        />
        {twoEnds && (
          <WhichTime
            occurrences={twoEnds}
            timeZone={timeZone}
            value={form.which}
            toTheMinute
            onChange={(which) => onChange({ which })}
          />
        )}
      </div>
    )
  }
  return kind === 'note' ? (
    <NoteFields form={form} onChange={onChange} />
  ) : (
    <PositionFields form={form} onChange={onChange} />
  )
}

type FieldsProps = Pick<Props, 'form' | 'onChange'>

const PositionFields = ({ form, onChange }: FieldsProps) => (
  <div className={styles.fields}>
    <PositionField
      required
      data-autofocus
      value={form.position}
      onChange={(position) => onChange({ position })}
    />
    <NativeSelect
      label={BULK.rate}
      value={form.rates}
      data={Object.entries(BULK.rates).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget }) => onChange({ rates: currentTarget.value as BulkForm['rates'] })}
    />
    {form.rates === 'typed' && (
      <RateInput label={BULK.typedRate} rate={form.rate} onRate={(rate) => onChange({ rate })} />
    )}
  </div>
)

const NoteFields = ({ form, onChange }: FieldsProps) => (
  <div className={styles.stack}>
    <Radio.Group
      aria-label={BULK.note}
      value={form.notes}
      onChange={(notes) => onChange({ notes: notes as BulkForm['notes'] })}
    >
      <div className={styles.choices}>
        {Object.entries(BULK.notes).map(([value, label]) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </div>
    </Radio.Group>
    <Textarea
      label={BULK.note}
      rows={2}
      resize="vertical"
      maxLength={NOTE_MAX}
      data-autofocus
      value={form.note}
      onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
    />
  </div>
)
