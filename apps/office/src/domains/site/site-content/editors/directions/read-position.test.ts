import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShortMapLink, positionText, readPosition } from './read-position.ts'

const HERE = { latitude: 42.45, longitude: -74.55 }

test.each([
  '42.45, -74.55',
  ' 42.45,-74.55 ',
  '42.45 -74.55',
  '42.45° N, 74.55° W',
  '42.45N 74.55W',
  'geo:42.45,-74.55',
  'https://www.openstreetmap.org/#map=15/42.45/-74.55',
  'https://www.openstreetmap.org/?mlat=42.45&mlon=-74.55#map=15/1.00000/2.00000',
  'https://www.openstreetmap.org/directions?to=42.45%2C-74.55',
  'https://www.google.com/maps/@42.45,-74.55,15z',
  'https://www.google.com/maps/place/Farm/@42.4,-74.5,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d42.45!4d-74.55!16s',
  'https://maps.google.com/?q=42.45,-74.55',
  'https://www.google.com/maps/search/?api=1&query=42.45%2C-74.55',
])('%s is a position', (text) => {
  expect(readPosition(text)).toEqual(HERE)
})

test.each([
  '',
  'the farm',
  '42.45',
  '91, 0',
  '0, 181',
  'https://example.com',
  'https://maps.app.goo.gl/abc',
  '%E0%A4%A',
])('%s is none', (text) => {
  expect(readPosition(text)).toBeUndefined()
})

test('a short link is recognized, to say what to do with it', () => {
  expect(isShortMapLink('https://maps.app.goo.gl/abc')).toBe(true)
  expect(isShortMapLink('https://www.google.com/maps/@1,2,3z')).toBe(false)
})

test('every position is read back from its text', () => {
  const decimals = (limit: number) =>
    fc.integer({ min: -limit * 1e4, max: limit * 1e4 }).map((value) => value / 1e4)
  fc.assert(
    fc.property(decimals(90), decimals(180), (latitude, longitude) => {
      // JSON has no -0.
      const position = { latitude: latitude + 0, longitude: longitude + 0 }
      expect(readPosition(positionText(position))).toEqual(position)
    }),
  )
})
