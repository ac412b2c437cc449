import { useState } from 'react'

/**
 * A form with optimistic locking. Untouched, it follows changes by others. Once edited, it keeps the version that was
 * edited, so that the server can refuse a stale edit; after that, the edits are rebased onto the newer version.
 */
export function useRecordForm<R extends { updatedAt: string }, F extends object>(
  latest: R,
  fieldsOf: (record: R) => F,
) {
  const [typed, setTyped] = useState<Partial<F>>({})
  const [known, setKnown] = useState(latest)
  const [refused, setRefused] = useState(false)
  const untouched = Object.keys(typed).length === 0
  const follows = (untouched || refused) && latest.updatedAt > known.updatedAt
  if (follows) {
    setKnown(latest)
    setRefused(false)
  }
  const read = follows ? latest : known
  const original = fieldsOf(read)
  const fields: F = { ...original, ...typed }
  const changes = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => value !== original[field as keyof F]),
  ) as Partial<F>

  return {
    /** The base version of the edits. */
    read,
    fields,
    /** The fields that differ from it. */
    changes,
    changed: Object.keys(changes).length > 0,
    change: (some: Partial<F>) => setTyped((before) => ({ ...before, ...some })),
    /** The server refused the base version as stale. */
    refuse: () => setRefused(true),
    /** Makes this the base version and keeps the edits. */
    rebase: (version: R) => setKnown(version),
    /** Makes this the base version and drops the edits, which it contains. */
    accept: (saved: R) => {
      setTyped({})
      setKnown(saved)
    },
  }
}
