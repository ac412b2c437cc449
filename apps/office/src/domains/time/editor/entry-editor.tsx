import { Alert, Anchor, Button, Fieldset } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { LockedPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import type { TimeEntryPatch } from '@nightshift/shared/time/timeclock/contract'
import type { ReviewReason } from '@nightshift/shared/time/timeclock/review'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Actions, Row, Stack } from '../../../kit/layout.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { toast } from '../../../kit/toast/toast.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { datesText, momentText, nameOf } from '../../payroll/periods/period-words.ts'
import { PERIODS } from '../../payroll/periods/periods.texts.ts'
import { spanOf, useLockOf } from '../../payroll/periods/use-periods.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { useRestoreEntry } from '../deleted/use-restore-entry.ts'
import { SplitDialog } from '../split/split-dialog.tsx'
import { periodView } from '../timesheets/view.ts'
import { ENTRY } from './entry-editor.texts.ts'
import { EntryFacts } from './entry-facts.tsx'
import { EntryFields } from './entry-fields.tsx'
import { type EditableEntry, type FormReading, formOf, readForm } from './entry-form.ts'
import { EntryHistory } from './entry-history.tsx'
import { saveRefusal } from './save-refusal.ts'

/** `onConfirm` is undefined while there are unsaved changes: saving them is the review. */
type ReviewNoticeProps = { reason: ReviewReason; onConfirm?: () => void }

/** Why the entry blocks the export, and the button that confirms it. */
const ReviewNotice = ({ reason, onConfirm }: ReviewNoticeProps) => (
  <Alert color="yellow" title={ENTRY.reasons[reason]}>
    <Row>
      <span>{ENTRY.review[reason]}</span>
      <Button variant="default" disabled={!onConfirm} onClick={onConfirm}>
        {ENTRY.looksRight}
      </Button>
    </Row>
  </Alert>
)

type Props = {
  /** The latest version: it may change while it is edited. */
  entry: EditableEntry
  /** The employee's name. */
  name: string
  paychexId?: string
  onClose: () => void
}

/** Edits one entry: times, amounts, note, history, review and deletion. */
export function EntryEditor({ entry, name, paychexId, onClose }: Props) {
  const { timeZone } = useFestival()
  const me = useMe()
  const { read, fields, change, send } = useRecordForm(entry, (version) => formOf(version, timeZone))
  const [problem, setProblem] = useState<FormReading & { kind: 'problem' }>()
  const [splitting, setSplitting] = useState(false)
  const save = useCall(TIMECLOCK_CALLS.edit, ENTRY.saveFailed)
  const remove = useCall(TIMECLOCK_CALLS.remove, ENTRY.deleteFailed)
  const { restore } = useRestoreEntry(timeZone)
  const params = { id: entry.id }
  const lock = useLockOf(read, can(me, 'timesheets.manage'))
  const reading = readForm(read, fields, timeZone)
  const unsaved = reading.kind === 'problem' || Object.keys(reading.patch).length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reading.kind === 'problem') return setProblem(reading)
    if (!unsaved) return onClose()
    apply(reading.patch)
  }
  const confirm = () => apply({ needsReview: null })

  async function apply(patch: TimeEntryPatch) {
    const call = (updatedAt: string) => save.attempt({ params, body: { ...patch, updatedAt } })
    if (await send(call, ENTRY.saveFailed, (error) => saveRefusal(error, timeZone))) onClose()
  }

  async function drop() {
    if (remove.isPending || !(await dialogs.confirm({ text: ENTRY.deleteQuestion }))) return
    if ((await remove({ params })) === undefined) return
    onClose()
    toast(ENTRY.deleted(name), () => restore(entry.id))
  }

  if (splitting) {
    return <SplitDialog entry={read} name={name} onBack={() => setSplitting(false)} onDone={onClose} />
  }
  return (
    <OfficeModal title={ENTRY.title} onClose={onClose} unsaved={unsaved}>
      <Stack>
        {lock && <LockedNotice lock={lock} onClose={onClose} />}
        {read.needsReview && !lock && (
          <ReviewNotice reason={read.needsReview} onConfirm={unsaved ? undefined : confirm} />
        )}
        <EntryFacts entry={read} name={name} paychexId={paychexId} reading={reading} />
        <form onSubmit={submit}>
          <Fieldset variant="unstyled" m={0} disabled={lock !== undefined}>
            <Stack>
              <EntryFields
                entry={read}
                form={fields}
                timeZone={timeZone}
                problem={problem}
                onChange={(changes) => {
                  change(changes)
                  setProblem(undefined)
                }}
              />
              {!lock && (
                <Actions>
                  <Button variant="subtle" color="red" mr="auto" onClick={drop}>
                    {ENTRY.delete}
                  </Button>
                  <Button variant="default" disabled={unsaved} onClick={() => setSplitting(true)}>
                    {ENTRY.split}
                  </Button>
                  <CancelButton>{ENTRY.cancel}</CancelButton>
                  <Button type="submit" aria-busy={save.isPending}>
                    {ENTRY.save}
                  </Button>
                </Actions>
              )}
            </Stack>
          </Fieldset>
        </form>
        {can(me, 'audit.entry') && <EntryHistory id={entry.id} timeZone={timeZone} />}
      </Stack>
    </OfficeModal>
  )
}

type LockedNoticeProps = { lock: LockedPeriod; onClose: () => void }

/** Why the entry cannot be changed, and the way to the period, where an administrator unlocks it. */
function LockedNotice({ lock, onClose }: LockedNoticeProps) {
  const { timeZone } = useFestival()
  const mayUnlock = can(useMe(), 'festivals.manage')
  const period = new URLSearchParams(periodView(spanOf(lock), timeZone))
  return (
    <Alert color="yellow" title={PERIODS.lockedTitle(datesText(lock, new Date(), timeZone))}>
      {PERIODS.lockedText(nameOf(lock.approvedBy), momentText(lock.approvedAt, timeZone))}{' '}
      {mayUnlock ? (
        <Anchor component={Link} to={`${OFFICE_PATHS.timesheets}?${period}`} onClick={onClose} inherit>
          {PERIODS.showPeriod}
        </Anchor>
      ) : (
        PERIODS.lockedAsk
      )}
    </Alert>
  )
}
