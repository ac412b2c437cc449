import { Box, Button } from '@mantine/core'
import { changedFields, isOnlyId } from '@nightshift/shared/payroll/changes'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { formatDate, formatDateTime } from '@nightshift/shared/time'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { DataTable } from '../../../kit/data-table.tsx'
import { Item, Row, Stack, Text } from '../../../kit/layout.tsx'
import { EXPORTS } from '../exports/exports.texts.ts'
import { changeRows } from './change-values.ts'
import { CORRECTIONS } from './corrections.texts.ts'

type Props = {
  changes: [ChangedEntry, ...ChangedEntry[]]
  timeZone: string
  onOpen: (id: number) => void
}

/** The changes of a person with one cause. Another Paychex ID is a line, however many entries it is about. */
export function ChangeGroup({ changes, timeZone, onOpen }: Props) {
  const [first] = changes
  const { user, state } = first
  const name = `${user.firstName} ${user.lastName}`
  if (isOnlyId(first)) return <Item title={name} about={idText(changes)} />
  const fields = changedFields(first).map((field) => ENTRY_WORDS[field])
  const cause = state === 'paid' ? fields.join(', ') : CORRECTIONS.states[state]
  return (
    <Item title={name} about={changes.length > 1 && CORRECTIONS.cause(changes.length, cause)}>
      <Box flex="3 1 26rem" maw="100%">
        <Stack>
          {changes.map((change) => (
            <Change key={change.id} change={change} timeZone={timeZone} onOpen={() => onOpen(change.id)} />
          ))}
        </Stack>
      </Box>
    </Item>
  )
}

/** From which Paychex ID to which, of how many entries. */
export const idText = (changes: [ChangedEntry, ...ChangedEntry[]]) => {
  const [{ before, after }] = changes
  return CORRECTIONS.anotherId(before!.paychexId, after!.paychexId, changes.length)
}

type ChangeProps = { change: ChangedEntry; timeZone: string; onOpen: () => void }

/** One changed entry: what payroll has and what is so now. */
function Change({ change, timeZone, onOpen }: ChangeProps) {
  const { user, positionName, state, kind, exportedAt, before, after } = change
  const name = `${user.firstName} ${user.lastName}`
  const day = formatDate((before ?? after)!.startTime, timeZone)
  return (
    <div>
      <Text quiet>
        {positionName}, {day}.{' '}
        {CORRECTIONS.exported(EXPORTS.kinds[kind], formatDateTime(exportedAt, timeZone))}
      </Text>
      <Row>
        <DataTable
          neverCards
          label={CORRECTIONS.changesOf(name, day)}
          rows={changeRows(change, timeZone)}
          keyOf={({ field }) => field}
          columns={[
            { label: CORRECTIONS.states[state], value: ({ label }) => label },
            { label: CORRECTIONS.before, isNumber: true, value: (row) => row.before },
            { label: CORRECTIONS.after, isNumber: true, value: (row) => row.after },
          ]}
        />
        {state !== 'deleted' && (
          <Button variant="default" aria-label={CORRECTIONS.openOf(name, day)} onClick={onOpen}>
            {CORRECTIONS.open}
          </Button>
        )}
      </Row>
    </div>
  )
}
