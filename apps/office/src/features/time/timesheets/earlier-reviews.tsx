import { Alert } from '@mantine/core'
import { EntryLinks } from '../../payroll/export/entry-links.tsx'
import { wordsOf } from '../../payroll/export/held-entries.tsx'
import type { PayrollEntry } from './timesheets.api.ts'
import { TIMESHEETS } from './timesheets.texts.ts'
import type { Payroll } from './use-payroll.ts'

type Props = { payroll: Payroll; onOpen: (entry: PayrollEntry) => void }

/** Entries that need review and ended before the chosen period, so that no forgotten shift stays unpaid. */
export function EarlierReviews({ payroll: { rows, toReview, timeZone }, onOpen }: Props) {
  const listed = new Set(rows.map(({ entry }) => entry.id))
  const earlier = toReview.filter(({ id }) => !listed.has(id))
  if (earlier.length === 0) return null
  return (
    <Alert color="ember" title={TIMESHEETS.earlierReviews(earlier.length)}>
      <EntryLinks
        links={earlier.map((entry) => ({ entry, words: wordsOf(entry, timeZone) }))}
        onOpen={onOpen}
      />
    </Alert>
  )
}
