import { Alert } from '@mantine/core'
import { formatDateTime } from '@nightshift/shared/time'
import { ENTRY } from '../../time/editor/entry-editor.texts.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import { EntryLinks } from './entry-links.tsx'
import { EXPORT } from './export.texts.ts'

type Props = { entries: PayrollEntry[]; timeZone: string; onOpen: (entry: PayrollEntry) => void }

/** The entries that block the export until they are reviewed. */
export const HeldEntries = ({ entries, timeZone, onOpen }: Props) => (
  <Alert color="yellow" title={EXPORT.held}>
    {EXPORT.heldHint(entries.length)}
    <EntryLinks
      links={entries.map((entry) => ({ entry, words: wordsOf(entry, timeZone) }))}
      onOpen={onOpen}
    />
  </Alert>
)

/** Employee, position, start and review reason. */
export function wordsOf({ user, positionName, startTime, needsReview }: PayrollEntry, timeZone: string) {
  const reason = needsReview ? [ENTRY.reasons[needsReview]] : []
  return [
    `${user.firstName} ${user.lastName}`,
    positionName,
    formatDateTime(startTime, timeZone),
    ...reason,
  ].join(', ')
}
