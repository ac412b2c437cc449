import type { Paragraph, RichText } from '@nightshift/shared/site/site-content/rich-text'
import { readParagraphs } from './from-dom.ts'
import { joinSpans, normalized, spanOf } from './spans.ts'

/**
 * Pasted or dropped content as rich text: paragraphs, emphasis, known links and line breaks. HTML is parsed into a
 * document of its own, in which nothing runs and nothing loads.
 */
export function fromClipboard(data: Pick<DataTransfer, 'getData'>): RichText {
  const html = data.getData('text/html')
  return html ? fromHtml(html) : fromPlainText(data.getData('text/plain'))
}

export function fromHtml(html: string): RichText {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return tidied(readParagraphs(body, { collapse: true }))
}

export function fromPlainText(text: string): RichText {
  const element = new DOMParser().parseFromString('', 'text/html').body
  element.textContent = text
  return tidied(readParagraphs(element, { collapse: false }))
}

const tidied = (paragraphs: Paragraph[]): RichText =>
  normalized(paragraphs.flatMap(splitAtBlankLines).map(tidySpaces))

/** Two line breaks in a row are how mail and web pages separate paragraphs. */
function splitAtBlankLines(spans: Paragraph): Paragraph[] {
  const parts: Paragraph[] = [[]]
  for (const span of joinBreaks(spans)) {
    const [first = '', ...others] = span.text.split(/[ \t]*\n[ \t]*(?:\n[ \t]*)+/)
    parts.at(-1)?.push(spanOf(first, span))
    for (const text of others) parts.push([spanOf(text, span)])
  }
  return parts
}

/** A line break has no look of its own: it joins the span before it, so that a run of them is in one span. */
function joinBreaks(spans: Paragraph): Paragraph {
  const joined: Paragraph = []
  for (const span of joinSpans(spans)) {
    const [breaks = ''] = /^[ \t]*(\n[ \t]*)+/.exec(span.text) ?? []
    const last = joined.at(-1)
    if (last && breaks) joined[joined.length - 1] = spanOf(last.text + breaks, last)
    joined.push(spanOf(last ? span.text.slice(breaks.length) : span.text, span))
  }
  return joined
}

/** Single spaces, none at the beginning or end of a line. */
function tidySpaces(spans: Paragraph): Paragraph {
  let atStart = true
  const started = joinSpans(spans).map((span) => {
    let text = span.text.replaceAll(/[ \t\u00a0]+/g, ' ').replaceAll(/ ?\n ?/g, '\n')
    if (atStart) text = text.replace(/^[ \n]+/, '')
    if (text) atStart = /[ \n]$/.test(text)
    return spanOf(text, span)
  })
  return withoutSpaceAtEnd(joinSpans(started))
}

function withoutSpaceAtEnd(spans: Paragraph): Paragraph {
  const last = spans.at(-1)
  if (!last) return spans
  const text = last.text.replace(/[ \n]+$/, '')
  return text ? [...spans.slice(0, -1), spanOf(text, last)] : withoutSpaceAtEnd(spans.slice(0, -1))
}
