import { Title } from '@mantine/core'
import { formatDateTime } from '@nightshift/shared/time'
import { ENTRY } from '../../time/editor/entry-editor.texts.ts'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import { EntryLinks } from './entry-links.tsx'
import { EXPORT } from './export.texts.ts'
import styles from './export-dialog.module.css'

type Props = { entries: PayrollEntry[]; timeZone: string; onOpen: (entry: PayrollEntry) => void }

/** The entries that block the export until they are reviewed. */
export const HeldEntries = ({ entries, timeZone, onOpen }: Props) => (
  <section className={styles.held}>
    <Title order={3} size="h4">
      {EXPORT.held}
    </Title>
    <p>{EXPORT.heldHint(entries.length)}</p>
    <EntryLinks
      links={entries.map((entry) => ({ entry, words: wordsOf(entry, timeZone) }))}
      onOpen={onOpen}
    />
  </section>
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
