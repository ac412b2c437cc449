import type { Paragraph, RichText } from '@nightshift/shared/site/site-content/rich-text'
import { joinSpans, type Marks, marksOf, spanOf, wordsOf } from './spans.ts'

/** A place between two characters. A line break counts as one character. */
export type Point = { paragraph: number; offset: number }
export type Selected = { start: Point; end: Point }
export type Edited = { text: RichText; selected: Selected }
export type Emphasis = 'bold' | 'italic'

export const caretAt = (point: Point): Selected => ({ start: point, end: point })
export const isBefore = (one: Point, other: Point) =>
  one.paragraph < other.paragraph || (one.paragraph === other.paragraph && one.offset < other.offset)
export const isCaret = ({ start, end }: Selected) => !isBefore(start, end)

const lengthOf = (spans: Paragraph) => wordsOf(spans).length

/** The nearest place that exists. */
function clampPoint(text: RichText, { paragraph, offset }: Point): Point {
  const index = Math.max(0, Math.min(paragraph, text.length - 1))
  return { paragraph: index, offset: Math.max(0, Math.min(offset, lengthOf(text[index] ?? []))) }
}

export const clampSelected = (text: RichText, { start, end }: Selected): Selected => ({
  start: clampPoint(text, start),
  end: clampPoint(text, end),
})

function sliceSpans(spans: Paragraph, from: number, to = Number.POSITIVE_INFINITY): Paragraph {
  let at = 0
  return spans.flatMap((span) => {
    const begin = at
    at += span.text.length
    const text = span.text.slice(Math.max(0, from - begin), Math.max(0, to - begin))
    return text ? [spanOf(text, span)] : []
  })
}

/** The selected part, with at least one paragraph, which may be empty. */
export function sliceText(text: RichText, { start, end }: Selected): RichText {
  return text
    .slice(start.paragraph, end.paragraph + 1)
    .map((spans, index, { length }) =>
      sliceSpans(spans, index === 0 ? start.offset : 0, index === length - 1 ? end.offset : undefined),
    )
}

/**
 * Replaces the selected part: by one paragraph within the line, by several with their ends joined to what is around.
 * Two empty paragraphs split a paragraph.
 */
export function replaceSelected(text: RichText, { start, end }: Selected, fragment: RichText): Edited {
  const before = sliceSpans(text[start.paragraph] ?? [], 0, start.offset)
  const after = sliceSpans(text[end.paragraph] ?? [], end.offset)
  const [first = [], ...others] = fragment
  const last = others.pop()
  const changed = last
    ? [[...before, ...first], ...others, [...last, ...after]]
    : [[...before, ...first, ...after]]
  const caret = {
    paragraph: start.paragraph + changed.length - 1,
    offset: last ? lengthOf(last) : start.offset + lengthOf(first),
  }
  return {
    text: [
      ...text.slice(0, start.paragraph),
      ...changed.map(joinSpans),
      ...text.slice(end.paragraph + 1),
    ] as RichText,
    selected: caretAt(caret),
  }
}

/** Changes the marks of the selected part. */
export function markSelected(text: RichText, selected: Selected, change: (marks: Marks) => Marks): RichText {
  const part = sliceText(text, selected).map((spans) =>
    spans.map((span) => spanOf(span.text, change(marksOf(span)))),
  )
  return replaceSelected(text, selected, part).text
}

/** The marks that all of the selected part has; at a caret, those of the character before it, or after it at the start. */
export function marksAt(text: RichText, selected: Selected): Marks {
  const spans = isCaret(selected) ? spansAtCaret(text, selected.start) : sliceText(text, selected).flat()
  const [first, ...others] = spans
  if (!first) return {}
  return others.reduce<Marks>(
    (common, span) =>
      marksOf({
        bold: common.bold && span.bold,
        italic: common.italic && span.italic,
        href: common.href === span.href ? common.href : undefined,
      }),
    marksOf(first),
  )
}

function spansAtCaret(text: RichText, { paragraph, offset }: Point) {
  const spans = text[paragraph] ?? []
  return offset ? sliceSpans(spans, offset - 1, offset) : sliceSpans(spans, 0, 1)
}

/** The whole link around a caret, or what is selected. */
export function linkAround(text: RichText, selected: Selected): Selected {
  if (!isCaret(selected)) return selected
  const { paragraph, offset } = selected.start
  let at = 0
  for (const span of text[paragraph] ?? []) {
    const end = at + span.text.length
    if (span.href && at <= offset && offset <= end)
      return { start: { paragraph, offset: at }, end: { paragraph, offset: end } }
    at = end
  }
  return selected
}

/** Moves the selected part, as dragging does. */
export function moveSelected(text: RichText, selected: Selected, to: Point): Edited {
  const part = sliceText(text, selected)
  const inside = !isBefore(to, selected.start) && !isBefore(selected.end, to)
  if (inside) return { text, selected }
  if (isBefore(to, selected.start)) {
    const { text: shortened } = replaceSelected(text, selected, [[]])
    return replaceSelected(shortened, caretAt(to), part)
  }
  // Inserted first: the part lies before it and keeps its place.
  const inserted = replaceSelected(text, caretAt(to), part)
  const { text: moved } = replaceSelected(inserted.text, selected, [[]])
  return { text: moved, selected: caretAt(afterRemoval(inserted.selected.start, selected)) }
}

function afterRemoval({ paragraph, offset }: Point, { start, end }: Selected): Point {
  return {
    paragraph: paragraph - (end.paragraph - start.paragraph),
    offset: paragraph === end.paragraph ? offset - end.offset + start.offset : offset,
  }
}
