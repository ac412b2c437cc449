import { Button } from '@mantine/core'
import { AUDIT_CALLS } from '@nightshift/shared/audit/audit'
import { formatDateTime } from '@nightshift/shared/time'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { queryOf } from '../../../lib/calls.ts'
import { changesIn, describeAction, type HistoryRow } from './entry-changes.ts'
import styles from './entry-editor.module.css'
import { ENTRY } from './entry-editor.texts.ts'

/** The audit history of the entry, loaded on request. */
export function EntryHistory({ id, timeZone }: { id: number; timeZone: string }) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  return (
    <section className={styles.history}>
      <Button
        variant="subtle"
        color="gray"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {ENTRY.history}
      </Button>
      {open && (
        <div id={listId}>
          <Rows id={id} timeZone={timeZone} />
        </div>
      )}
    </section>
  )
}

function Rows({ id, timeZone }: { id: number; timeZone: string }) {
  const { data, error } = useQuery({
    ...queryOf(AUDIT_CALLS.list, { query: { timeEntryId: id } }),
    meta: { reads: ['punch'] },
  })
  if (error) return <p role="alert">{ENTRY.historyFailed}</p>
  if (!data) return <p role="status">{STATES.loading}</p>
  if (data.length === 0) return <p>{ENTRY.noHistory}</p>
  return (
    <ol className={styles.rows}>
      {data.map((row) => (
        <Row key={row.id} row={row} timeZone={timeZone} />
      ))}
    </ol>
  )
}

function Row({ row, timeZone }: { row: HistoryRow; timeZone: string }) {
  const { who, done } = describeAction(row)
  return (
    <li>
      <p className={styles.done}>
        <strong>{who}</strong> {done}
        <time className={styles.at}>{formatDateTime(row.at, timeZone)}</time>
      </p>
      <dl className={styles.changes}>
        {changesIn(row, timeZone).map(({ label, from, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {from !== undefined && <del>{from}</del>} <ins>{to}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
