import { expect, test } from 'vitest'
import { obstacleOf } from './obstacle.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const tablet = {
  isSecure: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
  touchPoints: 5,
  installed: false,
  hasStorage: true,
}

test.each([
  ['an Android tablet', {}, undefined],
  ['a page without https', { isSecure: false, hasStorage: false }, 'insecure'],
  ['private browsing', { hasStorage: false }, 'noStorage'],
  ['an iPhone in a tab', { userAgent: IPHONE }, 'homeScreen'],
  ['an iPad in a tab', { userAgent: MAC }, 'homeScreen'],
  ['an iPad from the home screen', { userAgent: MAC, installed: true }, undefined],
  ['a Mac', { userAgent: MAC, touchPoints: 0 }, undefined],
])('%s', (_, changes, obstacle) => expect(obstacleOf({ ...tablet, ...changes })).toBe(obstacle))
