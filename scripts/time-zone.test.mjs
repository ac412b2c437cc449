import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FIELD = '(Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear)'
/** What reads the time zone of the machine: fields and texts of a Date, and a Date of separate numbers. */
const LOCAL_TIME = new RegExp(
  [
    `\\.(get|set)${FIELD}\\(`,
    'getTimezoneOffset',
    'toLocale(Date|Time)?String',
    'to(Date|Time)String',
    'DateTimeFormat',
    'new Date\\([^()]+,\\s*[^()]+\\)',
  ].join('|'),
)

const sourcesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /(?<!\.test)\.ts$/.test(path))

test.each([
  'date.getHours()',
  'date.setDate(1)',
  'date.toLocaleString()',
  'new Date(2024, 9, 1)',
  'new Intl.DateTimeFormat("en")',
])('%s reads the time zone of the machine', (code) => {
  expect(code).toMatch(LOCAL_TIME)
})

test.each(['date.getUTCHours()', 'date.toISOString()', 'new Date(start + 60)', 'Date.UTC(2024, 9, 1)'])(
  '%s does not',
  (code) => {
    expect(code).not.toMatch(LOCAL_TIME)
  },
)

// So the tests of the server and of the demo run in one time zone only.
test.each(['apps/server/src', 'packages/demo/src'])(
  'nothing in %s reads the time zone of the machine',
  (folder) => {
    const sources = sourcesOf(folder)
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((path) => LOCAL_TIME.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
  },
)
