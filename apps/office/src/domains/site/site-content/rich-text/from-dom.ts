import { isKnownLink } from '@nightshift/shared/site/site-content/link'
import type { Paragraph, RichText } from '@nightshift/shared/site/site-content/rich-text'
import { joinSpans, type Marks, spanOf } from './spans.ts'

const BLOCKS = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 LI UL OL DL DT DD BLOCKQUOTE PRE TABLE TR SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION ADDRESS FORM FIELDSET CENTER HR'.split(
    ' ',
  ),
)
/** Elements whose text is not for reading. */
const SKIPPED = new Set(
  'SCRIPT STYLE HEAD TITLE TEMPLATE NOSCRIPT NOEMBED NOFRAMES IFRAME OBJECT EMBED SVG MATH TEXTAREA SELECT DATALIST AUDIO VIDEO CANVAS XML'.split(
    ' ',
  ),
)
/** NUL and lone surrogates cannot be stored. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu

type Reading = {
  /** Whitespace as HTML reads it: runs are one space. The editor's own text keeps it. */
  collapse: boolean
}

/** The paragraphs below a node, as they stand: empty ones and the line break that ends a block included. */
export function readParagraphs(root: Node, { collapse }: Reading): Paragraph[] {
  const paragraphs: Paragraph[] = []
  /** The paragraph that takes the next text; none between two blocks. */
  let open: Paragraph | undefined

  const begin = () => {
    open = []
    paragraphs.push(open)
  }
  const add = (text: string, marks: Marks) => {
    if (!open) begin()
    open?.push(spanOf(text.replaceAll(UNSTORABLE, ''), marks))
  }
  const visit = (node: Node, marks: Marks, keep: boolean) => {
    if (node.nodeType === node.TEXT_NODE) add(textOf(node.nodeValue ?? '', keep), marks)
    if (node.nodeType !== node.ELEMENT_NODE) return
    const element = node as Element
    const name = element.nodeName.toUpperCase()
    const style = element.getAttribute('style') ?? ''
    if (SKIPPED.has(name) || /mso-list:\s*ignore|display:\s*none/i.test(style)) return
    if (name === 'BR') return add('\n', marks)
    const block = BLOCKS.has(name)
    // A block that an outer one has just begun goes on with its paragraph.
    if (block && (!open || open.length)) begin()
    const inner = marksOfElement(name, element, style, marks)
    const keepsSpace = keep || name === 'PRE' || /white-space:\s*pre/i.test(style)
    for (const child of element.childNodes) visit(child, inner, keepsSpace)
    if (name === 'TD' || name === 'TH') add(' ', marks)
    if (block) open = undefined
  }
  for (const child of root.childNodes) visit(child, {}, !collapse)
  return paragraphs
}

const textOf = (text: string, keep: boolean) =>
  keep ? text.replaceAll(/\r\n?/g, '\n') : text.replaceAll(/[\s\u00a0]+/g, ' ')

function marksOfElement(name: string, element: Element, style: string, outer: Marks): Marks {
  const weight = /(?:^|;)\s*font-weight:\s*([\w.]+)/i.exec(style)?.[1]
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]
  const href = name === 'A' ? element.getAttribute('href')?.trim() : undefined
  const bold = weight ? isBold(weight) : name === 'B' || name === 'STRONG' || outer.bold
  const italic = slant ? /italic|oblique/i.test(slant) : name === 'I' || name === 'EM' || outer.italic
  return {
    bold: bold || undefined,
    italic: italic || undefined,
    href: href && isKnownLink(href) ? href : outer.href,
  }
}

const isBold = (weight: string) => /^bold/i.test(weight) || Number(weight) >= 600

/** The text of the editor's own element. */
export const fromDom = (root: Node): RichText =>
  readParagraphs(root, { collapse: false }).map((spans) => joinSpans(withoutLastBreak(joinSpans(spans))))

/** A line break at the very end of a block takes up no line: it is not part of the text. */
function withoutLastBreak(spans: Paragraph): Paragraph {
  const last = spans.at(-1)
  if (!last?.text.endsWith('\n')) return spans
  return [...spans.slice(0, -1), spanOf(last.text.slice(0, -1), last)]
}
