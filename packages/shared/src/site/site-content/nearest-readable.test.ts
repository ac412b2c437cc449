import fc from 'fast-check'
import { expect, test } from 'vitest'
import { channelsOf } from './contrast.ts'
import { nearestReadable } from './nearest-readable.ts'
import { isReadableAccent, PALETTE_NAMES, PALETTES } from './palettes.ts'

const palette = fc.constantFrom(...PALETTE_NAMES)
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('it is readable whatever the accent, and a readable accent is not changed', () => {
  fc.assert(
    fc.property(palette, colour, (name, accent) => {
      const nearest = nearestReadable(name, accent)
      expect(nearest).toMatch(/^#[0-9a-f]{6}$/)
      expect(isReadableAccent(name, nearest)).toBe(true)
      expect(nearest === accent).toBe(isReadableAccent(name, accent))
    }),
  )
})

test('it is the accent made lighter: no channel gets darker, and their order stays', () => {
  fc.assert(
    fc.property(palette, colour, (name, accent) => {
      const before = channelsOf(accent)
      const after = channelsOf(nearestReadable(name, accent))
      for (const [index, value] of after.entries()) expect(value).toBeGreaterThanOrEqual(before[index]!)
      for (const [one, other] of [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const) {
        if (before[one]! >= before[other]!) expect(after[one]).toBeGreaterThanOrEqual(after[other]!)
        else expect(after[one]).toBeLessThanOrEqual(after[other]!)
      }
    }),
  )
})

test('it is near: an accent that is hardly too dark changes little', () => {
  const accent = '#8a6a4a'
  expect(isReadableAccent('night', accent)).toBe(false)
  const shift = channelsOf(nearestReadable('night', accent)).map(
    (value, index) => value - channelsOf(accent)[index]!,
  )
  expect(Math.max(...shift)).toBeLessThan(48)
})

test.each(PALETTE_NAMES)('the suggested accents of %s stay as they are', (name) => {
  for (const accent of PALETTES[name].accents) expect(nearestReadable(name, accent)).toBe(accent)
})
