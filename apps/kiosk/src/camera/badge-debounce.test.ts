import { expect, test } from 'vitest'
import { BadgeDebounce } from './badge-debounce.ts'

test('a badge that stays in view is taken once, also after its result was shown', () => {
  const debounce = new BadgeDebounce()
  expect(debounce.isNew('ash', 0, true)).toBe(true)
  for (let at = 100; at < 20_000; at += 100) expect(debounce.isNew('ash', at, at > 4_000)).toBe(false)
})

test('a badge is taken again after it was out of view', () => {
  const debounce = new BadgeDebounce()
  debounce.isNew('ash', 0, true)
  expect(debounce.isNew('ash', 1_999, true)).toBe(false)
  expect(debounce.isNew('ash', 3_999, true)).toBe(true)
})

test('another badge is taken at once, or as soon as the kiosk is ready', () => {
  const debounce = new BadgeDebounce()
  debounce.isNew('ash', 0, true)
  expect(debounce.isNew('bo', 100, false)).toBe(false)
  expect(debounce.isNew('bo', 200, false)).toBe(false)
  expect(debounce.isNew('bo', 300, true)).toBe(true)
})

test('a badge that was taken counts as in view for two seconds after it was last seen', () => {
  const debounce = new BadgeDebounce()
  expect(debounce.inView(0)).toBeUndefined()
  debounce.isNew('ash', 0, true)
  debounce.isNew('ash', 1_500, false)
  expect(debounce.inView(3_499)).toBe('ash')
  expect(debounce.inView(3_500)).toBeUndefined()
})

test('a badge in view counts again after a restart', () => {
  const debounce = new BadgeDebounce()
  debounce.isNew('ash', 0, true)
  debounce.forget()
  expect(debounce.isNew('ash', 100, true)).toBe(true)
})
