import { Button } from '@mantine/core'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { type FormEvent, useState } from 'react'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { BULK } from './bulk-edit.texts.ts'
import styles from './bulk-edit-window.module.css'
import { BulkFields } from './bulk-fields.tsx'
import { type BulkKind, changeOf, EMPTY_FORM, twoEndsOf } from './bulk-form.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'
import type { RowSelection } from './use-selection.ts'

type Props = {
  kind: BulkKind
  selection: RowSelection
  onDone: (words: string) => void
  onClose: () => void
}

/** Makes one change to the selected entries, after a preview of what it does to each. */
export function BulkEditWindow({ kind, selection: { rows, leaveOut }, onDone, onClose }: Props) {
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
          <p role="status" className={styles.hint}>
            {isLooking ? BULK.looking : preview ? '' : BULK.fillIn}
          </p>
          {preview && <BulkPreview preview={preview} rows={rows} timeZone={timeZone} onLeaveOut={leaveOut} />}
        </section>
        <div className={styles.actions}>
          <CancelButton>{BULK.cancel}</CancelButton>
          <Button type="submit" disabled={isLooking || count === 0} aria-busy={isPending}>
            {BULK.apply(count)}
          </Button>
        </div>
      </form>
    </OfficeModal>
  )
}
