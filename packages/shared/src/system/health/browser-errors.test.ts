import { describe, expect, test } from 'vitest'
import { isNoise, kindOf, maskMessage, pageOf } from './browser-errors.ts'
import type { BrowserErrorReport } from './contract.ts'

const report = (message: string): BrowserErrorReport => ({
  kind: 'rejection',
  message,
  frames: [],
  page: '/',
  release: '1.2.0',
})

describe('a message is stored without', () => {
  test.each([
    [
      'quoted texts',
      `Cannot read properties of undefined (reading 'Sam Hollow')`,
      'Cannot read properties of undefined (reading "…")',
    ],
    ['texts with an apostrophe', `Unknown person 'O'Malley'!`, 'Unknown person "…"!'],
    ['texts with escaped quotes', String.raw`Unexpected "Sam \"the\" Hollow" here`, 'Unexpected "…" here'],
    ['texts that are cut off', 'Unexpected token "Sam Holl', 'Unexpected token "…"'],
    ['typographic quotes', 'No ‘Sam’s badge’ and “Hollow”', 'No "…" and "…"'],
    ['e-mail addresses', 'No mail to sam.hollow@example.com today', 'No mail to … today'],
    ['digits', 'Badge 555-0134 at ٣ failed', 'Badge #-# at # failed'],
    [
      'hosts and queries',
      'Failed: https://venue.example:8443/assets/a.js?person=sam#top',
      'Failed: /assets/a.js',
    ],
    ['line breaks and control characters', 'one\n\u0000 two', 'one two'],
    ['half characters', 'cut \ud83d', 'cut \ufffd'],
  ])('%s', (_, message, masked) => {
    expect(maskMessage(message)).toBe(masked)
  })

  test('but with the apostrophes of ordinary words', () => {
    expect(maskMessage(`Can't finish and won't wait`)).toBe(`Can't finish and won't wait`)
  })
})

test.each([
  ['/', '/'],
  ['/employee/admin/general/', '/employee/admin/general'],
  ['/scanner', '/scanner'],
  ['/apply/12', '/apply/:festivalId'],
  ['/employee/sam.hollow@example.com', 'other'],
])('the page of %s is %s', (pathname, page) => {
  expect(pageOf(pathname)).toBe(page)
})

test.each([
  'Failed to fetch dynamically imported module: https://venue.example/assets/a.js',
  'error loading dynamically imported module: https://venue.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('"%s" is a failed chunk', (message) => {
  expect(kindOf(report(message))).toBe('chunk')
})

test('another error keeps its kind', () => {
  expect(kindOf(report('broken'))).toBe('rejection')
})

test.each([
  ['Script error.', true],
  ['ResizeObserver loop completed with undelivered notifications.', true],
  ['Script error in the season form', false],
])('"%s" is noise: %s', (message, noise) => {
  expect(isNoise(report(message))).toBe(noise)
})
