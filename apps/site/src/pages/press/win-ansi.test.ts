import { expect, test } from 'vitest'
import { pdfString, pdfUnicodeString, toWinAnsi } from './win-ansi.ts'

test.each([
  ['“Zoë’s café” – 5 €…', '“Zoë’s café” – 5 €…'],
  ['Łódź, Đặng, Kraków', 'Lódz, Dang, Kraków'],
  ['ﬁne ½ ℃ Ⅳ', 'fine ½ °C IV'],
  ['a\u200bb\u00adc\u0007d\u202ee', 'abcde'],
  ['two\u00a0words\tand\u2003more', 'two words and more'],
  ['e\u0301te\u0301', 'été'],
  ['10 − 3 → 7', '10 - 3 -> 7'],
  ['猫, кот, 한, 🎃, 👨‍👩‍👧', '?, ???, ?, ?, ???'],
])('%j becomes %j', (text, reduced) => {
  expect(toWinAnsi(text)).toBe(reduced)
})

test.each([
  ['plain', '(plain)'],
  ['a(b)c\\d', '(a\\(b\\)c\\\\d)'],
  ['é’€ÿ', '(\\351\\222\\200\\377)'],
  ['line\nbreak\u0000', '(line?break?)'],
])('the PDF string of %j is %s', (text, written) => {
  expect(pdfString(text)).toBe(written)
})

test('a title may have any character', () => {
  expect(pdfUnicodeString('é) 🎃')).toBe('<FEFF00E900290020D83CDF83>')
})
