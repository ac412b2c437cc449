import type { SectionName, SiteContent } from '../content.ts'
import type { Picture } from '../picture.ts'
import { sameContent } from '../same-content.ts'
import { labelOf, nearestLabel } from './field-labels.ts'
import { matchEntries } from './match-entries.ts'
import {
  focusWords,
  isObject,
  isPicture,
  isRichText,
  type Json,
  pictureFile,
  valueWords,
} from './value-words.ts'
import { type Piece, richTextPieces, textPieces } from './words-diff.ts'

type FieldWords = { label: string; words: string }

/** One difference between two versions of a section. */
export type Change = {
  /** The field after the change; where it was removed, before it. */
  path: string
  /** From the entry to the field: `Ticket “Lights Out”`, `Price`. */
  labels: string[]
} & (
  | { kind: 'value'; before: string; after: string }
  | { kind: 'words'; pieces: Piece[] }
  | { kind: 'added' | 'removed'; fields: FieldWords[] }
  /** Positions count from 1. */
  | { kind: 'moved'; from: number; to: number }
)

type Context = {
  timeZone: string
  /** The festival whose sections stand for those that are null. */
  parent: { name: string; content: SiteContent } | null
}

/** The differences between two versions of a section, field by field. */
export function changesOf<Name extends SectionName>(
  section: Name,
  before: SiteContent[Name] | null,
  after: SiteContent[Name] | null,
  { timeZone, parent }: Context,
): Change[] {
  const inherited = (parent?.content[section] ?? null) as Json
  const found = diffs({ section, timeZone })((before as Json) ?? inherited, (after as Json) ?? inherited, {
    path: [],
    labels: [],
  })
  if ((before === null) === (after === null)) return found
  const origin = (content: unknown) => (content === null ? `Same as ${parent?.name}` : 'Its own')
  const ownership = { kind: 'value' as const, before: origin(before), after: origin(after) }
  return [{ path: '', labels: ['Content'], ...ownership }, ...found]
}

type Place = { path: string[]; labels: string[] }

/** A string that is shown as a whole, before and after; longer ones are compared word by word. */
const isShort = (text: string) => text.length <= 40 || !/\s/.test(text.trim())

function diffs({ section, timeZone }: { section: SectionName; timeZone: string }) {
  const at = ({ path, labels }: Place) => ({
    path: path.join('.'),
    labels: labels.length ? labels : [nearestLabel(section, path.join('.'))],
  })
  const below = ({ path, labels }: Place, key: string): Place => {
    const deeper = [...path, key]
    const label = labelOf(section, deeper.join('.'))
    const date = /^\d{4}-/.test(key) ? ` for ${valueWords(key, '', timeZone)}` : ''
    return { path: deeper, labels: label ? [...labels, `${label}${date}`] : labels }
  }

  function value(before: string, after: string, raw: [Json, Json], place: Place): Change {
    // Different values with the same words, such as two instants within a minute.
    const [one, other] = before === after ? raw.map((part) => JSON.stringify(part)) : [before, after]
    return { ...at(place), kind: 'value', before: one!, after: other! }
  }

  function fieldsOf(value: Json, place: Place): FieldWords[] {
    if (isObject(value) && !isPicture(value))
      return Object.entries(value).flatMap(([key, part]) => fieldsOf(part, below(place, key)))
    const empty = value === null || value === '' || (Array.isArray(value) && !value.length)
    const label = place.labels.at(-1) ?? nearestLabel(section, place.path.join('.'))
    const field = place.path.at(-1) ?? ''
    return empty || field === 'id' ? [] : [{ label, words: valueWords(value, field, timeZone) }]
  }

  const whole = (kind: 'added' | 'removed', content: Json, place: Place): Change => ({
    ...at(place),
    kind,
    fields: fieldsOf(content, { path: place.path, labels: [] }),
  })

  function pictures(before: Picture, after: Picture, place: Place): Change[] {
    const { alt: altBefore, focus: focusBefore, ...fileBefore } = before
    const { alt: altAfter, focus: focusAfter, ...fileAfter } = after
    const file = sameContent(fileBefore, fileAfter)
      ? []
      : [
          value(
            pictureFile(before),
            pictureFile(after),
            [fileBefore as Json, fileAfter as Json],
            below(place, 'file'),
          ),
        ]
    const focus = sameContent(focusBefore, focusAfter)
      ? []
      : [value(focusWords(before), focusWords(after), [focusBefore, focusAfter], below(place, 'focus'))]
    return [...file, ...diff(altBefore, altAfter, below(place, 'alt')), ...focus]
  }

  function entries(before: Json[], after: Json[], place: Place): Change[] {
    const entry = (content: Json, index: number): Place => {
      const deeper = below(place, String(index))
      const label = deeper.labels.at(-1) ?? ''
      const labels = place.labels.slice(0, -1)
      return { path: deeper.path, labels: [...labels, titled(label, content)] }
    }
    const { pairs, added, removed } = matchEntries(before, after)
    return [
      ...removed.map((index) => whole('removed', before[index]!, entry(before[index]!, index))),
      ...pairs.flatMap(({ before: from, after: to, moved }): Change[] => {
        const here = entry(after[to]!, to)
        const move = moved ? [{ ...at(here), kind: 'moved' as const, from: from + 1, to: to + 1 }] : []
        return [...move, ...diff(before[from]!, after[to]!, here)]
      }),
      ...added.map((index) => whole('added', after[index]!, entry(after[index]!, index))),
    ]
  }

  const isEntryList = (list: Json[]) => list.some((part) => isObject(part))

  function diff(before: Json | undefined, after: Json | undefined, place: Place): Change[] {
    if (sameContent(before, after)) return []
    const one = before ?? null
    const other = after ?? null
    if (isRichText(one) || isRichText(other)) {
      const pieces = richTextPieces(isRichText(one) ? one : [], isRichText(other) ? other : [])
      return [{ ...at(place), kind: 'words', pieces }]
    }
    if (isPicture(one) && isPicture(other)) return pictures(one, other, place)
    if (Array.isArray(one) && Array.isArray(other) && (isEntryList(one) || isEntryList(other)))
      return entries(one, other, place)
    if (isObject(one) && isObject(other)) {
      const keys = new Set([...Object.keys(one), ...Object.keys(other)])
      return [...keys].flatMap((key) => diff(one[key], other[key], below(place, key)))
    }
    if (isObject(other)) return [whole('added', other, place)]
    if (isObject(one)) return [whole('removed', one, place)]
    if (typeof one === 'string' && typeof other === 'string' && !(isShort(one) && isShort(other)))
      return [{ ...at(place), kind: 'words', pieces: textPieces(one, other) }]
    const field = place.path.at(-1) ?? ''
    return [value(valueWords(one, field, timeZone), valueWords(other, field, timeZone), [one, other], place)]
  }
  return diff
}

const TITLES = ['name', 'question', 'headline', 'what']

/** `Ticket “Lights Out”`, or `Ticket` while it has no name. */
function titled(label: string, entry: Json) {
  const title = isObject(entry) ? TITLES.map((key) => entry[key]).find((text) => text) : undefined
  return typeof title === 'string' ? `${label} “${title}”` : label
}
