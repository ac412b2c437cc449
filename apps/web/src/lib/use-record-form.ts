import { useState } from 'react'

/**
 * A form over a record that others may change meanwhile. What nobody has typed in follows them. Once something is typed,
 * the version that it was typed over is kept, so that the server can tell a stale edit; after it has, what was typed
 * stands over the newer version.
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
    /** The version that the fields are those of, but for what was typed. */
    read,
    fields,
    /** What differs from it. */
    changes,
    changed: Object.keys(changes).length > 0,
    change: (some: Partial<F>) => setTyped((before) => ({ ...before, ...some })),
    /** The server said that the version is not the newest. */
    refuse: () => setRefused(true),
    /** What was typed stands over this version from now on. */
    rebase: (version: R) => setKnown(version),
    /** What was typed is now part of this version. */
    accept: (saved: R) => {
      setTyped({})
      setKnown(saved)
    },
  }
}
