import { localOf, localToInstants } from '@nightshift/shared/local-time'

/** A time as it stands in a field: what the wall clock shows, and where it shows that twice, which one is meant. */
export type LocalField = { text: string; which?: 'first' | 'second' }

export type Meaning =
  | { kind: 'empty' }
  | { kind: 'skipped' }
  | { kind: 'instant'; instant: Date; twins?: Twins }
  | { kind: 'unsure'; twins: Twins }
type Twins = { first: Date; second: Date }

/** Browsers leave seconds out of a field's value where they are 0. */
const withSeconds = (text: string) => (text.length === 16 ? `${text}:00` : text.slice(0, 19))

/** What a field means at the festival. */
export function meaningOf({ text, which }: LocalField, timeZone: string): Meaning {
  if (!text) return { kind: 'empty' }
  const [date = '', time = ''] = withSeconds(text).split('T')
  const found = localToInstants(date, time, timeZone)
  if (found.kind === 'none') return { kind: 'skipped' }
  if (found.kind === 'one') return { kind: 'instant', instant: found.instant }
  const twins = { first: found.first, second: found.second }
  return which ? { kind: 'instant', instant: twins[which], twins } : { kind: 'unsure', twins }
}

/** The field of an instant. Of two equal times it says which one it is, so that saving it moves nothing. */
export function fieldOf(instant: string | null, timeZone: string): LocalField {
  if (instant === null) return { text: '' }
  const field = { text: localOf(instant, timeZone) }
  const meaning = meaningOf(field, timeZone)
  if (meaning.kind !== 'unsure') return field
  return { ...field, which: Date.parse(instant) < +meaning.twins.second ? 'first' : 'second' }
}

/** Whether two fields say the same. Which of two times was chosen counts only where there are two. */
export function sameField(one: LocalField, other: LocalField, timeZone: string) {
  if (withSeconds(one.text) !== withSeconds(other.text)) return false
  const meaning = meaningOf(one, timeZone)
  const twice = meaning.kind === 'unsure' || (meaning.kind === 'instant' && meaning.twins !== undefined)
  return !twice || one.which === other.which
}
