import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assetsIn, isKioskPage } from './offline.ts'

test('the assets of a page are its scripts and styles of the build, without duplicates', () => {
  const html = `
    <link rel="icon" href="/favicon.svg" /><link rel="manifest" href="/kiosk.webmanifest">
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link rel="stylesheet" crossorigin href="/assets/scanner-page-3.css">`
  expect(assetsIn(html)).toEqual(['/assets/index-1.js', '/assets/react-2.js', '/assets/scanner-page-3.css'])
})

test('the page of a captive portal is not the kiosk', () => {
  expect(isKioskPage(readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8'))).toBe(true)
  expect(isKioskPage('<!doctype html><title>Welcome to the free network</title>')).toBe(false)
})
