import { Button } from '@mantine/core'
import { AUDIT_CALLS } from '@nightshift/shared/audit/audit'
import { formatDateTime } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Facts } from '../../../kit/facts.tsx'
import { Item, List, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { changesBetween, describeAction } from './entry-changes.ts'
import { ENTRY } from './entry-editor.texts.ts'

/** The audit history of the entry, loaded on request. */
export function EntryHistory({ id, timeZone }: { id: number; timeZone: string }) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  return (
    <section>
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
          <History id={id} timeZone={timeZone} />
        </div>
      )}
    </section>
  )
}

function History({ id, timeZone }: { id: number; timeZone: string }) {
  const query = useQuery({
    ...queryOf(AUDIT_CALLS.list, { query: { timeEntryId: id } }),
    meta: { reads: ['punch'] },
  })
  if (query.data?.length === 0) return <Text quiet>{ENTRY.noHistory}</Text>
  return (
    <Loaded query={query} failed={ENTRY.historyFailed} empty={{ title: ENTRY.noHistory }}>
      {(rows) => (
        <List label={ENTRY.history}>
          {rows.map((row) => {
            const { who, done } = describeAction(row)
            return (
              <Item key={row.id} title={`${who} ${done}`} about={formatDateTime(row.at, timeZone)}>
                <EntryChanges before={row.before} after={row.after} timeZone={timeZone} />
              </Item>
            )
          })}
        </List>
      )}
    </Loaded>
  )
}

type EntryChangesProps = { before: unknown; after: unknown; timeZone: string }

/** What differs between two versions of an entry; of a new one what it has. */
export const EntryChanges = ({ before, after, timeZone }: EntryChangesProps) => (
  <Facts
    words
    facts={changesBetween(before, after, timeZone).map(({ label, from, to }) => ({
      label,
      value: (
        <>
          {from !== undefined && <del>{from}</del>} <ins>{to}</ins>
        </>
      ),
    }))}
  />
)
