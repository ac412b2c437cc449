import { isKnownLink } from '@nightshift/shared/site/site-content/link'
import type {
  Paragraph,
  RichText as RichTextContent,
  Span,
} from '@nightshift/shared/site/site-content/rich-text'
import { Each } from '../lib/each.tsx'
import { usePageData } from '../lib/page-data.ts'
import { sectionHref } from '../lib/section-href.ts'

/** Formatted text: paragraphs with emphasis, links and line breaks. */
export const RichText = ({ text }: { text: RichTextContent }) => (
  <Each of={text.filter(hasWords)}>
    {(paragraph) => (
      <p>
        <Each of={paragraph}>{(span) => <Marked {...span} />}</Each>
      </p>
    )}
  </Each>
)

const hasWords = (paragraph: Paragraph) => paragraph.some(({ text }) => text.trim())

function Marked({ text, bold, italic, href }: Span) {
  const { pathname } = usePageData()
  let marked = <Lines text={text} />
  if (italic) marked = <em>{marked}</em>
  if (bold) marked = <strong>{marked}</strong>
  // Checked again: a stored link could be older than the rule.
  if (!href || !isKnownLink(href)) return marked
  const rel = /^https?:/i.test(href) ? 'noopener' : undefined
  return (
    <a href={sectionHref(href, pathname)} rel={rel}>
      {marked}
    </a>
  )
}

function Lines({ text }: { text: string }) {
  const [first, ...more] = text.split(/\r\n?|\n/)
  return (
    <>
      {first}
      <Each of={more}>
        {(line) => (
          <>
            <br />
            {line}
          </>
        )}
      </Each>
    </>
  )
}
