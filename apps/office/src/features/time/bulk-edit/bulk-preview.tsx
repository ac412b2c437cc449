import { Alert, Button } from '@mantine/core'
import { formatDateTime } from '@nightshift/shared/time'
import type { BulkPreview as Preview, RefusedEntry } from '@nightshift/shared/time/timeclock/bulk-edit'
import { changesBetween } from '../editor/entry-changes.ts'
import { overlapWords } from '../editor/save-refusal.ts'
import type { TimesheetRow } from '../timesheets/rows.ts'
import { BULK } from './bulk-edit.texts.ts'
import styles from './bulk-edit-dialog.module.css'

type Props = {
  preview: Preview
  rows: TimesheetRow[]
  timeZone: string
  onLeaveOut: (ids: number[]) => void
}

/** What the change does to each entry: first those that refuse, each with its reason. */
export function BulkPreview({ preview: { changes, refused }, rows, timeZone, onLeaveOut }: Props) {
  const byId = new Map(rows.map((row) => [row.entry.id, row]))
  const unchanged = rows.length - changes.length - refused.length
  const shiftOf = (id: number) => {
    const row = byId.get(id)
    return row && `${row.name}, ${formatDateTime(row.entry.startTime, timeZone)}`
  }
  return (
    <>
      {refused.length > 0 && (
        <Alert color="ember" title={BULK.refused(refused.length)}>
          <ul className={styles.refused} aria-label={BULK.refused(refused.length)}>
            {refused.map((one) => (
              <li key={one.id}>
                <strong>{shiftOf(one.id)}</strong> {reasonOf(one, timeZone)}
              </li>
            ))}
          </ul>
          {refused.length < rows.length && (
            <Button variant="default" onClick={() => onLeaveOut(refused.map(({ id }) => id))}>
              {BULK.leaveOut(refused.length)}
            </Button>
          )}
        </Alert>
      )}
      <p className={styles.count}>
        {BULK.changes(changes.length)} {unchanged > 0 && BULK.unchanged(unchanged)}
      </p>
      <ul className={styles.changes} aria-label={BULK.preview}>
        {changes.map(({ id, before, after }) => (
          <li key={id}>
            <span className={styles.shift}>{shiftOf(id)}</span>
            {changesBetween(before, after, timeZone).map(({ label, from, to }) => (
              <span key={label} className={styles.change}>
                {label} <del>{from}</del> <ins>{to}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

const reasonOf = ({ message, details }: RefusedEntry, timeZone: string) =>
  overlapWords(details, timeZone) ?? message
