import type { Paragraph, RichText } from '@nightshift/shared/site/site-content/rich-text'
import { wordsOf } from './spans.ts'

/** The paragraphs as elements. Text becomes text nodes: there is nothing to escape. */
export const toDom = (text: RichText, doc: Document): HTMLElement[] =>
  (text.length ? text : [[]]).map((spans) => paragraphElement(spans, doc))

function paragraphElement(spans: Paragraph, doc: Document) {
  const paragraph = doc.createElement('p')
  for (const { text, bold, italic, href } of spans) {
    let parent: HTMLElement = paragraph
    const enter = (tag: string) => parent.appendChild(doc.createElement(tag))
    if (href) {
      parent = enter('a')
      parent.setAttribute('href', href)
    }
    if (bold) parent = enter('strong')
    if (italic) parent = enter('em')
    parent.append(...linesOf(text, doc))
  }
  // A line break at the very end takes up no line of its own, nor does an empty paragraph.
  if (!/[^\n]$/.test(wordsOf(spans))) paragraph.append(doc.createElement('br'))
  return paragraph
}

const linesOf = (text: string, doc: Document) =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index ? [doc.createElement('br')] : []),
      ...(line ? [doc.createTextNode(line)] : []),
    ])
