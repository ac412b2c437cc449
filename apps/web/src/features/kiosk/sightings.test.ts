import { expect, test } from 'vitest'
import { Sightings } from './sightings.ts'

test('a badge that stays in view is taken once, through the result and beyond', () => {
  const sightings = new Sightings()
  expect(sightings.isNew('ash', 0, true)).toBe(true)
  for (let at = 100; at < 20_000; at += 100) expect(sightings.isNew('ash', at, at > 4_000)).toBe(false)
})

test('it is taken again after it was out of sight', () => {
  const sightings = new Sightings()
  sightings.isNew('ash', 0, true)
  expect(sightings.isNew('ash', 1_999, true)).toBe(false)
  expect(sightings.isNew('ash', 3_999, true)).toBe(true)
})

test('the next in line is taken at once, and held up too early, as soon as it may be', () => {
  const sightings = new Sightings()
  sightings.isNew('ash', 0, true)
  expect(sightings.isNew('bo', 100, false)).toBe(false)
  expect(sightings.isNew('bo', 200, false)).toBe(false)
  expect(sightings.isNew('bo', 300, true)).toBe(true)
})

test('a badge that was taken is in view until it was out of sight', () => {
  const sightings = new Sightings()
  expect(sightings.inView(0)).toBeUndefined()
  sightings.isNew('ash', 0, true)
  sightings.isNew('ash', 1_500, false)
  expect(sightings.inView(3_499)).toBe('ash')
  expect(sightings.inView(3_500)).toBeUndefined()
})

test('a badge that is in view counts again after a new start', () => {
  const sightings = new Sightings()
  sightings.isNew('ash', 0, true)
  sightings.forget()
  expect(sightings.isNew('ash', 100, true)).toBe(true)
})
