import { IMAGE_MAX_BYTES } from '@nightshift/shared/image'
import { expect, test } from 'vitest'
import { bestThatFits } from './crop-to-jpeg.ts'

/** An encoder whose result has this many bytes at full quality. */
const encoded = (bytes: number) => (quality: number) =>
  `data:image/jpeg;base64,${'A'.repeat(Math.ceil((bytes * quality * 4) / 3))}`

test('a picture that fits keeps the best quality', () => {
  const encode = encoded(40_000)
  expect(bestThatFits(encode)).toBe(encode(0.92))
})

test('a picture that is too large loses quality until it fits', () => {
  const encode = encoded(IMAGE_MAX_BYTES / 0.7)
  expect(bestThatFits(encode)).toBe(encode(0.6))
})

test('a picture that never fits is not sent', () => {
  expect(() => bestThatFits(encoded(IMAGE_MAX_BYTES * 9))).toThrow('small enough')
})
