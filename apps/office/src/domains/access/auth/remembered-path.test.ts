import { expect, test } from 'vitest'
import { rememberedPath } from './remembered-path.ts'

test.each([
  [{ from: '/employee/timeclock' }, '/employee/timeclock'],
  [{ from: '/employee/admin/events?name=a#b' }, '/employee/admin/events?name=a#b'],
  [{ from: '//evil.example' }, '/employee'],
  [{ from: 'https://evil.example' }, '/employee'],
  [{ from: '/employee/logout' }, '/employee'],
  [{ from: '/employee/login' }, '/employee'],
  [{}, '/employee'],
  [null, '/employee'],
])('after %j a sign-in redirects to %s', (state, expected) => {
  expect(rememberedPath(state)).toBe(expected)
})
