import { expect, test } from 'vitest'
import { drawable, glyphOf, textWidth } from './faces.ts'

test.each([
  ['“Zoë’s café” – 5 €…', '“Zoë’s café” – 5 €…'],
  ['Łódź, Škoda, Đặng', 'Łódź, Škoda, Đang'],
  ['Ελλάδα, кот', 'Ελλάδα, кот'],
  ['ﬁne ½ ℃ Ⅳ', 'fine ½ °C IV'],
  ['a\u200bb\u00adc\u0007d\u202ee', 'abcde'],
  ['two\u00a0words\tand\u2003more', 'two words and more'],
  ['e\u0301te\u0301', 'été'],
  ['10 − 3', '10 − 3'],
  ['x\u0342y, ❤\ufe0f', 'xy, ?'],
  ['猫, 한, 🎃, 👨‍👩‍👧', '?, ?, ?, ???'],
])('%j is drawn as %j', (text, reduced) => {
  expect(drawable(text, 'roman')).toBe(reduced)
})

test('widths are those of Times, and a letter that the display face lacks is that of the text in bold', () => {
  expect(textWidth('Dread', 'roman', 10)).toBeCloseTo((722 + 333 + 444 + 444 + 500) / 100, 5)
  expect(glyphOf('D', 'blackletter')!.font.name).toMatch(/^Pirata/)
  expect(glyphOf('Ł', 'blackletter')!.font.name).toBe('Tinos-Bold')
})
