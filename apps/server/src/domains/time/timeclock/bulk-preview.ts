import type { BulkPreview, RefusedEntry } from '@nightshift/shared/time/timeclock/bulk-edit'
import type { StoredEntry } from './timeclock.queries.ts'

type Attempt = { changes: { before: StoredEntry; after: StoredEntry }[]; refused: RefusedEntry[] }

/** The preview of a bulk edit as the screen reads it. */
export const previewOf = ({ changes, refused }: Attempt): BulkPreview => ({
  changes: changes.map(({ before, after }) => ({
    id: before.id,
    before: shown(before),
    after: shown(after),
  })),
  refused,
})

function shown({ startTime, endTime, ...entry }: StoredEntry) {
  const { positionName, payrate, cashTips, creditTips, note, needsReview } = entry
  const times = { startTime: startTime.toISOString(), endTime: endTime?.toISOString() ?? null }
  return { positionName, payrate, ...times, cashTips, creditTips, note, needsReview }
}
