// @vitest-environment jsdom
import { RichText } from '@nightshift/shared/site/site-content/rich-text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromClipboard, fromHtml, fromPlainText } from './from-clipboard.ts'
import { fromDom } from './from-dom.ts'
import { pointOf, select, selectedIn } from './selection.ts'
import { normalized, wordsOf } from './spans.ts'
import { anyText } from './testing/texts.ts'
import { toDom } from './to-dom.ts'

const painted = (text: RichText) => {
  const root = document.createElement('div')
  root.append(...toDom(text, document))
  return root
}

test('text that goes to the DOM and back is the same text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalized(fromDom(painted(text)))).toEqual(text)
    }),
  )
})

test('every place of a text is found again in the DOM', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (text, anyParagraph, anyOffset) => {
      const root = painted(text)
      document.body.replaceChildren(root)
      const paragraph = text.length ? anyParagraph % text.length : 0
      const words = wordsOf(text[paragraph] ?? [])
      const offset = anyOffset % (words.length + 1)
      // Inside a surrogate pair is no place.
      fc.pre(!/^[\uDC00-\uDFFF]/.test(words.slice(offset)))
      select(root, { start: { paragraph, offset }, end: { paragraph, offset } })
      expect(selectedIn(root)?.start).toEqual({ paragraph, offset })
    }),
  )
})

test('the place behind the filler of an empty paragraph is in that paragraph', () => {
  const root = painted([[{ text: 'a' }], []])
  expect(pointOf(root, root.childNodes[1]!, 0)).toEqual({ paragraph: 1, offset: 0 })
})

const TAGS =
  'p div b strong i em a span br ul li table tr td script style svg math iframe img object template h1 pre o:p font'
const markup = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(
      'words',
      ' & more ',
      '<',
      '\n',
      '\0',
      '\ud800',
      '&lt;script&gt;',
      '<!-- x -->',
      '<![if !x]>',
    ),
    fc
      .tuple(
        fc.constantFrom(...TAGS.split(' ')),
        fc.constantFrom(
          '',
          'href="javascript:alert(1)"',
          'href=" java\tscript:alert(1)"',
          'href="https://example.com"',
          'href="data:text/html,x"',
          'onclick="alert(1)"',
          'style="font-weight:700;background:url(javascript:x)"',
          'src=x onerror=alert(1)',
        ),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, attribute, children]) => `<${tag} ${attribute}>${children.join('')}</${tag}>`),
  ),
})).node as fc.Arbitrary<string>

test('hostile HTML yields text, emphasis and known links, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(markup, fc.string(), fc.string({ unit: 'binary' })), (html) => {
      const text = fromHtml(html)
      expect(RichText.safeParse(text).success || text.length > 30).toBe(true)
      for (const span of text.flat()) {
        expect(Object.keys(span).every((key) => ['text', 'bold', 'italic', 'href'].includes(key))).toBe(true)
        expect(span.href ?? 'https://example.com').toBe('https://example.com')
      }
    }),
    { numRuns: 60 },
  )
})

test('plain text keeps its characters', () => {
  expect(fromPlainText('<b>one</b>\r\ntwo\n\nthree  four')).toEqual([
    [{ text: '<b>one</b>\ntwo' }],
    [{ text: 'three four' }],
  ])
})

test('plain text is taken where there is no HTML', () => {
  const getData = (type: string) => (type === 'text/plain' ? 'words' : '')
  expect(fromClipboard({ getData })).toEqual([[{ text: 'words' }]])
})

describe('what programs put on the clipboard', () => {
  test('Word', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
      <body lang=EN-US><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Gates</b> open
      at <i>seven</i>.<o:p></o:p></p><p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
      style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Bring a&nbsp;coat<br>and <a
      href="https://example.com/boots"><span style='color:blue'>boots</span></a></p><!--EndFragment--></body></html>`
    expect(fromHtml(html)).toEqual([
      [{ text: 'Gates', bold: true }, { text: ' open at ' }, { text: 'seven', italic: true }, { text: '.' }],
      [{ text: 'Bring a coat\nand ' }, { text: 'boots', href: 'https://example.com/boots' }],
    ])
  })

  test('Google Docs', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
      style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">Bold</span><span
      style="font-weight:400;font-style:italic;white-space:pre-wrap;"> slanted</span></p><br /><ul><li dir="ltr"><p
      role="presentation"><span style="font-weight:400">one</span></p></li><li><p><span>two</span></p></li></ul></b>`
    expect(fromHtml(html)).toEqual([
      [
        { text: 'Bold', bold: true },
        { text: ' slanted', italic: true },
      ],
      [{ text: 'one' }],
      [{ text: 'two' }],
    ])
  })

  test('Pages and mail', () => {
    const html = `<div><span class="s1"><b>Parking</b></span> is free.<br><br>Come early.<br></div><div><br></div>`
    expect(fromHtml(html)).toEqual([
      [{ text: 'Parking', bold: true }, { text: ' is free.' }],
      [{ text: 'Come early.' }],
    ])
  })

  test('a web page with a table, a heading and links that the site does not know', () => {
    const html = `<h2>Prices</h2><table><tr><td>Adult</td><td>$28</td></tr><tr><td>Child</td><td>$18</td></tr></table>
      <p><a href="javascript:alert(1)">Buy</a> <a href="/employee">or</a> <a href="/apply">work</a></p>
      <script>alert(1)</script><p style="display:none">hidden</p>`
    expect(fromHtml(html)).toEqual([
      [{ text: 'Prices' }],
      [{ text: 'Adult $28' }],
      [{ text: 'Child $18' }],
      [{ text: 'Buy or ' }, { text: 'work', href: '/apply' }],
    ])
  })
})
