import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  caretAt,
  linkAround,
  markSelected,
  marksAt,
  moveSelected,
  replaceSelected,
  sliceText,
} from './edit.ts'
import { wordsOf } from './spans.ts'
import { anyText } from './testing/texts.ts'

const at = (paragraph: number, offset: number) => ({ paragraph, offset })
const text = [[{ text: 'one ' }, { text: 'two', bold: true as const }], [{ text: 'three' }]]

test('two empty paragraphs split a paragraph at the caret', () => {
  expect(replaceSelected(text, caretAt(at(0, 5)), [[], []])).toEqual({
    text: [[{ text: 'one ' }, { text: 't', bold: true }], [{ text: 'wo', bold: true }], [{ text: 'three' }]],
    selected: caretAt(at(1, 0)),
  })
})

test('a selection over two paragraphs is replaced by joining them', () => {
  const replaced = replaceSelected(text, { start: at(0, 2), end: at(1, 2) }, [[{ text: 'X' }]])
  expect(replaced).toEqual({ text: [[{ text: 'onXree' }]], selected: caretAt(at(0, 3)) })
})

test('a pasted list joins its ends to what is around', () => {
  const { text: pasted, selected } = replaceSelected([[{ text: 'ab' }]], caretAt(at(0, 1)), [
    [{ text: '1' }],
    [{ text: '2' }],
    [{ text: '3' }],
  ])
  expect(pasted.map(wordsOf)).toEqual(['a1', '2', '3b'])
  expect(selected).toEqual(caretAt(at(2, 1)))
})

test('the marks of a selection are those that all of it has', () => {
  expect(marksAt(text, { start: at(0, 4), end: at(0, 7) })).toEqual({ bold: true })
  expect(marksAt(text, { start: at(0, 3), end: at(0, 7) })).toEqual({})
  expect(marksAt(text, caretAt(at(0, 5)))).toEqual({ bold: true })
  expect(marksAt([], caretAt(at(0, 0)))).toEqual({})
})

test('a caret in a link stands for the whole link', () => {
  const linked = [[{ text: 'go ' }, { text: 'there', href: '/apply' }, { text: '!' }]]
  expect(linkAround(linked, caretAt(at(0, 5)))).toEqual({ start: at(0, 3), end: at(0, 8) })
  expect(linkAround(linked, caretAt(at(0, 1)))).toEqual(caretAt(at(0, 1)))
})

test('dragged words move forwards and backwards', () => {
  const dragged = { start: at(0, 0), end: at(0, 4) }
  expect(moveSelected(text, dragged, at(1, 5))).toEqual({
    text: [[{ text: 'two', bold: true }], [{ text: 'threeone ' }]],
    selected: caretAt(at(1, 9)),
  })
  expect(moveSelected(text, { start: at(1, 0), end: at(1, 5) }, at(0, 0)).text.map(wordsOf)).toEqual([
    'threeone two',
    '',
  ])
  expect(moveSelected(text, dragged, at(0, 2)).text).toBe(text)
})

test('marking and replacing keep all words around the selection', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (any, one, other) => {
      fc.pre(any.length > 0)
      const places = any.flatMap((spans, paragraph) =>
        Array.from({ length: wordsOf(spans).length + 1 }, (_, offset) => at(paragraph, offset)),
      )
      const [first, last] = [one % places.length, other % places.length].sort((a, b) => a - b) as [
        number,
        number,
      ]
      const selected = { start: places[first]!, end: places[last]! }
      const bold = markSelected(any, selected, (marks) => ({ ...marks, bold: true }))
      expect(bold.map(wordsOf)).toEqual(any.map(wordsOf))
      const part = sliceText(any, selected)
      expect(replaceSelected(any, selected, part).text.map(wordsOf)).toEqual(any.map(wordsOf))
    }),
  )
})
