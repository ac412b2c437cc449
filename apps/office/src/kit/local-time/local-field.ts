import { localOf, localToInstants, type Occurrence } from '@nightshift/shared/local-time'

/** A local date and time; `which` disambiguates a time that occurs twice when daylight saving time ends. */
export type LocalField = { text: string; which?: Occurrence }

export type Meaning =
  | { kind: 'empty' }
  | { kind: 'skipped' }
  | { kind: 'instant'; instant: Date; occurrences?: Occurrences }
  | { kind: 'ambiguous'; occurrences: Occurrences }
type Occurrences = { first: Date; second: Date }

/** Browsers omit the seconds of an input's value when they are 0. */
const withSeconds = (text: string) => (text.length === 16 ? `${text}:00` : text.slice(0, 19))

/** Resolves a field to an instant in the time zone. */
export function meaningOf({ text, which }: LocalField, timeZone: string): Meaning {
  if (!text) return { kind: 'empty' }
  const [date = '', time = ''] = withSeconds(text).split('T')
  const found = localToInstants(date, time, timeZone)
  if (found.kind === 'none') return { kind: 'skipped' }
  if (found.kind === 'one') return { kind: 'instant', instant: found.instant }
  const occurrences = { first: found.first, second: found.second }
  return which
    ? { kind: 'instant', instant: occurrences[which], occurrences }
    : { kind: 'ambiguous', occurrences }
}

/** The field of an instant. Sets `which` for an ambiguous time, so that saving does not move it. */
export function fieldOf(instant: string | null, timeZone: string): LocalField {
  if (instant === null) return { text: '' }
  const field = { text: localOf(instant, timeZone) }
  const meaning = meaningOf(field, timeZone)
  if (meaning.kind !== 'ambiguous') return field
  return { ...field, which: Date.parse(instant) < +meaning.occurrences.second ? 'first' : 'second' }
}

/** Whether two fields are equal. `which` counts only for ambiguous times. */
export function sameField(one: LocalField, other: LocalField, timeZone: string) {
  if (withSeconds(one.text) !== withSeconds(other.text)) return false
  const meaning = meaningOf(one, timeZone)
  const twice =
    meaning.kind === 'ambiguous' || (meaning.kind === 'instant' && meaning.occurrences !== undefined)
  return !twice || one.which === other.which
}
