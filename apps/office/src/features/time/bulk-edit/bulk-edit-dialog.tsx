import { Button, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import type { Occurrence } from '@nightshift/shared/local-time'
import { NOTE_MAX } from '@nightshift/shared/time/timeclock/contract'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { type FormEvent, useState } from 'react'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { WhichTime } from '../../../ui/local-time/which-time.tsx'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { RateInput } from '../../../ui/rate-input.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { PositionField } from '../editor/position-field.tsx'
import { BULK } from './bulk-edit.texts.ts'
import styles from './bulk-edit-dialog.module.css'
import { type BulkForm, type BulkKind, changeOf, EMPTY_FORM, twoEndsOf } from './bulk-form.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'
import type { RowSelection } from './use-selection.ts'

type BulkFieldsProps = {
  kind: BulkKind
  form: BulkForm
  timeZone: string
  /** Of a time that comes twice. */
  twoEnds: Record<Occurrence, Date> | undefined
  onChange: (changes: Partial<BulkForm>) => void
}

/** The fields of one kind of change. */
function BulkFields({ kind, form, timeZone, twoEnds, onChange }: BulkFieldsProps) {
  if (kind === 'end') {
    return (
      <Stack>
        <TextInput
          label={ENTRY_WORDS.endTime}
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
      </Stack>
    )
  }
  return kind === 'note' ? (
    <NoteFields form={form} onChange={onChange} />
  ) : (
    <PositionFields form={form} onChange={onChange} />
  )
}

type FieldsProps = Pick<BulkFieldsProps, 'form' | 'onChange'>

const PositionFields = ({ form, onChange }: FieldsProps) => (
  <div className={styles.fields}>
    <PositionField
      required
      data-autofocus
      value={form.position}
      onChange={(position) => onChange({ position })}
    />
    <NativeSelect
      label={ENTRY_WORDS.payrate}
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
  <Stack>
    <Radio.Group
      aria-label={ENTRY_WORDS.note}
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
      label={ENTRY_WORDS.note}
      rows={2}
      resize="vertical"
      maxLength={NOTE_MAX}
      data-autofocus
      value={form.note}
      onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
    />
  </Stack>
)

type Props = {
  kind: BulkKind
  selection: RowSelection
  onDone: (words: string) => void
  onClose: () => void
}

/** Makes one change to the selected entries, after a preview of what it does to each. */
export function BulkEditDialog({ kind, selection: { rows, leaveOut }, onDone, onClose }: Props) {
  const { timeZone } = useFestival()
  const [form, setForm] = useState(EMPTY_FORM)
  const startTimes = rows.map(({ entry }) => entry.startTime)
  const twoEnds = kind === 'end' ? twoEndsOf(form, startTimes, timeZone) : undefined
  const change = changeOf(kind, form, twoEnds !== undefined)
  const { preview, error, isLooking, apply, isPending } = useBulkEdit(rows, change)
  useFailureAlert(error, BULK.previewFailed)
  const count = preview && preview.refused.length === 0 ? preview.changes.length : 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLooking || count === 0) return
    const changed = await apply()
    if (changed !== undefined) onDone(BULK.done(changed))
  }

  return (
    <OfficeModal title={BULK.titles[kind](rows.length)} onClose={onClose} unsaved={form !== EMPTY_FORM}>
      <form onSubmit={submit} className={styles.form}>
        <BulkFields
          kind={kind}
          form={form}
          timeZone={timeZone}
          twoEnds={twoEnds}
          onChange={(changes) => setForm({ ...form, ...changes })}
        />
        <section className={styles.preview} aria-label={BULK.preview} aria-busy={isLooking}>
          <Text quiet status>
            {isLooking ? BULK.looking : preview ? '' : BULK.fillIn}
          </Text>
          {preview && <BulkPreview preview={preview} rows={rows} timeZone={timeZone} onLeaveOut={leaveOut} />}
        </section>
        <Actions>
          <CancelButton>{BULK.cancel}</CancelButton>
          <Button type="submit" disabled={isLooking || count === 0} aria-busy={isPending}>
            {BULK.apply(count)}
          </Button>
        </Actions>
      </form>
    </OfficeModal>
  )
}
