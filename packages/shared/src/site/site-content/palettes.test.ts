import { expect, test } from 'vitest'
import { AA, contrastOf } from './contrast.ts'
import { accentContrast, PALETTE_NAMES, PALETTES, TINT_NAMES, TINTS } from './palettes.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 1)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

test.each(PALETTE_NAMES)('every colour of the palette %s is readable', (name) => {
  const { ground, raised, text, quiet, paper, ink, inkSoft, accents } = PALETTES[name]
  for (const background of [ground, raised]) {
    for (const colour of [text, quiet, ...TINT_NAMES.map((tint) => TINTS[tint].colour)])
      expect(contrastOf(colour, background)).toBeGreaterThanOrEqual(AA)
  }
  for (const colour of [ink, inkSoft]) expect(contrastOf(colour, paper)).toBeGreaterThanOrEqual(AA)
  for (const accent of accents) expect(accentContrast(name, accent)).toBeGreaterThanOrEqual(AA)
})
