import { isStale } from '@nightshift/ui/api/refusal.ts'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import type { Problems } from './field-problems.ts'

export type RecordForm<R extends { updatedAt: string }, F extends object> = ReturnType<
  typeof useRecordForm<R, F>
>

/**
 * A form with optimistic locking. Untouched, it follows changes by others. Once edited, it keeps the version that was
 * edited, so that the server can refuse a stale edit; after that, the edits are rebased onto the newer version.
 */
export function useRecordForm<R extends { updatedAt: string }, F extends object>(
  latest: R,
  fieldsOf: (record: R) => F,
  problemsOf: (fields: F, read: R) => Problems<F> = () => ({}),
) {
  const [typed, setTyped] = useState<Partial<F>>({})
  const [known, setKnown] = useState(latest)
  const [refused, setRefused] = useState(false)
  const [checked, setChecked] = useState(false)
  /** A ref, because state updates too late for the second click of a double click. */
  const sending = useRef(false)
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
  const found = problemsOf(fields, read)
  const problems: Problems<F> = checked ? found : {}
  const change = (some: Partial<F>) => setTyped((before) => ({ ...before, ...some }))

  return {
    /** The base version of the edits. */
    read,
    fields,
    /** The fields that differ from the base version. */
    changes,
    changed: Object.keys(changes).length > 0,
    change,
    /** The validation messages, after the first `check`. */
    problems,
    /** The props of a text input. */
    text: (name: keyof F & string) => ({
      name,
      value: String(fields[name] ?? ''),
      error: problems[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: currentTarget.value } as Partial<F>),
    }),
    /** Validates. Shows the problems and focuses the first invalid field if there are any. */
    check: (form: HTMLFormElement) => {
      setChecked(true)
      const [first] = Object.keys(found)
      if (first === undefined) return true
      const input = form.elements.namedItem(first)
      if (input instanceof HTMLElement) input.focus()
      return false
    },
    /**
     * Sends the edits with their base version, one request at a time. A failure is shown, with `wordsOf` for its text,
     * and resolves to undefined; after an edit conflict the edits are rebased.
     */
    send: async <T>(
      call: (updatedAt: string) => Promise<T>,
      failed: string,
      wordsOf?: (error: unknown) => string | undefined,
    ): Promise<T | undefined> => {
      if (sending.current) return
      sending.current = true
      try {
        return await call(read.updatedAt)
      } catch (error) {
        if (isStale(error)) setRefused(true)
        await showFailure(error, failed, wordsOf)
      } finally {
        sending.current = false
      }
    },
    /** Makes this the base version and keeps the edits. */
    rebase: (version: R) => setKnown(version),
    /** Makes this the base version and drops the edits, which it includes; those made while it was saved stay. */
    accept: (saved: R) => {
      setTyped((now) => {
        const later = Object.entries(now).filter(([field, value]) => value !== typed[field as keyof F])
        return Object.fromEntries(later) as Partial<F>
      })
      setChecked(false)
      setKnown(saved)
    },
  }
}
