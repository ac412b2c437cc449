import { isReadableAccent, PALETTE_NAMES } from '@nightshift/shared/site/site-content/palettes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentOfPalette } from './accent-of-palette.ts'

test.each([
  ['a suggestion of the palette before', '#8fb8de', '#e59a4c'],
  ['a suggestion of both palettes', '#e59a4c', '#e59a4c'],
  ['an own colour', '#ff9db0', '#ff9db0'],
  ['a colour that is not complete', '#8f', '#e59a4c'],
])('the accent of night after slate or frost: %s', (_, accent, expected) => {
  expect(accentOfPalette('night', { from: accent === '#e59a4c' ? 'slate' : 'frost', accent })).toBe(expected)
})

test('the accent is readable on the new palette, whatever it was', () => {
  const palette = fc.constantFrom(...PALETTE_NAMES)
  const text = fc.oneof(fc.string(), fc.stringMatching(/^#[0-9a-f]{6}$/))
  fc.assert(
    fc.property(palette, palette, text, (from, to, accent) => {
      expect(isReadableAccent(to, accentOfPalette(to, { from, accent }))).toBe(true)
    }),
  )
})
