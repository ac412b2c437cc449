import { Alert, Button, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import type { Occurrence } from '@nightshift/shared/local-time'
import { formatDateTime } from '@nightshift/shared/time'
import type { BulkPreview as Preview, RefusedEntry } from '@nightshift/shared/time/timeclock/bulk-edit'
import { NOTE_MAX } from '@nightshift/shared/time/timeclock/contract'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { type FormEvent, useState } from 'react'
import { Actions, Fields, Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { WhichTime } from '../../../kit/local-time/which-time.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { RateInput } from '../../../kit/rate-input.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EntryChanges } from '../editor/entry-history.tsx'
import { PositionField } from '../editor/position-field.tsx'
import { overlapWords } from '../editor/save-refusal.ts'
import type { TimesheetRow } from '../timesheets/rows.ts'
import { BULK } from './bulk-edit.texts.ts'
import { type BulkForm, type BulkKind, changeOf, EMPTY_FORM, twoEndsOf } from './bulk-form.ts'
import type { RowSelection } from './selection.ts'
import { useBulkEdit } from './use-bulk-edit.ts'

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
  <Fields>
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
  </Fields>
)

const NoteFields = ({ form, onChange }: FieldsProps) => (
  <Stack>
    <Radio.Group
      aria-label={ENTRY_WORDS.note}
      value={form.notes}
      onChange={(notes) => onChange({ notes: notes as BulkForm['notes'] })}
    >
      <Fields>
        {Object.entries(BULK.notes).map(([value, label]) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </Fields>
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
      <form onSubmit={submit}>
        <Stack>
          <BulkFields
            kind={kind}
            form={form}
            timeZone={timeZone}
            twoEnds={twoEnds}
            onChange={(changes) => setForm({ ...form, ...changes })}
          />
          <section aria-label={BULK.preview} aria-busy={isLooking}>
            <Text quiet status>
              {isLooking ? BULK.looking : preview ? '' : BULK.fillIn}
            </Text>
            {preview && (
              <BulkPreview preview={preview} rows={rows} timeZone={timeZone} onLeaveOut={leaveOut} />
            )}
          </section>
          <Actions>
            <CancelButton>{BULK.cancel}</CancelButton>
            <Button type="submit" disabled={isLooking || count === 0} aria-busy={isPending}>
              {BULK.apply(count)}
            </Button>
          </Actions>
        </Stack>
      </form>
    </OfficeModal>
  )
}

type BulkPreviewProps = {
  preview: Preview
  rows: TimesheetRow[]
  timeZone: string
  onLeaveOut: (ids: number[]) => void
}

/** What the change does to each entry: first those that refuse, each with its reason. */
function BulkPreview({ preview: { changes, refused }, rows, timeZone, onLeaveOut }: BulkPreviewProps) {
  const byId = new Map(rows.map((row) => [row.entry.id, row]))
  const unchanged = rows.length - changes.length - refused.length
  const shiftOf = (id: number) => {
    const row = byId.get(id)
    return row && `${row.name}, ${formatDateTime(row.entry.startTime, timeZone)}`
  }
  return (
    <Stack>
      {refused.length > 0 && (
        <Alert color="yellow" title={BULK.refused(refused.length)}>
          <List label={BULK.refused(refused.length)}>
            {refused.map((one) => (
              <Item key={one.id} title={shiftOf(one.id)} about={reasonOf(one, timeZone)} />
            ))}
          </List>
          {refused.length < rows.length && (
            <Button variant="default" onClick={() => onLeaveOut(refused.map(({ id }) => id))}>
              {BULK.leaveOut(refused.length)}
            </Button>
          )}
        </Alert>
      )}
      <Text>
        {BULK.changes(changes.length)} {unchanged > 0 && BULK.unchanged(unchanged)}
      </Text>
      <List label={BULK.preview}>
        {changes.map(({ id, before, after }) => (
          <Item key={id} title={shiftOf(id)}>
            <EntryChanges before={before} after={after} timeZone={timeZone} />
          </Item>
        ))}
      </List>
    </Stack>
  )
}

const reasonOf = ({ message, details }: RefusedEntry, timeZone: string) =>
  overlapWords(details, timeZone) ?? message
