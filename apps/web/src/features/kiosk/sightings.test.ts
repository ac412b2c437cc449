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

test('a badge of which nothing came may be tried again without being taken away', () => {
  const sightings = new Sightings()
  sightings.isNew('ash', 0, true)
  sightings.forget()
  expect(sightings.isNew('ash', 100, true)).toBe(true)
})
