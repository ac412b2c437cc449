import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FIELD = '(Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear)'
/**
 * What reads the time zone of the machine: fields of a Date, texts of it that name no zone, a Date of separate numbers,
 * and libraries that do so.
 */
const LOCAL_TIME = new RegExp(
  [
    `\\.(get|set)${FIELD}\\(`,
    'getTimezoneOffset',
    'toLocaleString\\(',
    'to(Date|Time)String',
    '(toLocale(Date|Time)String|DateTimeFormat)\\((?![^)]*timeZone)',
    'new Date\\([^()]+,\\s*[^()]+\\)',
    "from '(@date-fns|date-fns)",
  ].join('|'),
)

/** Their tests run in two time zones. */
const TIME_RULES = [
  'packages/shared/src/fast-local-time.ts',
  'packages/shared/src/setup/festivals/gates.ts',
  'packages/shared/src/local-time.ts',
  'packages/shared/src/seasons/nights.ts',
  'packages/shared/src/time.ts',
]
const NUMBERS = [
  'apps/office/src/domains/payroll/labour-cost/figures-text.ts',
  'apps/office/src/lib/counts.ts',
  'packages/shared/src/system/backups/words.ts',
  'packages/shared/src/site/site-content/picture-weight.ts',
]
/** What the machine's zone is meant for: a first guess at a setting, a clock without a network, a copyright. */
const ZONE_OF_THE_DEVICE = [
  'apps/kiosk/src/device/use-venue.ts',
  'apps/office/src/domains/access/first-run/first-run-fields.ts',
  'apps/office/src/routes.tsx',
]

const sourcesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('/testing/'))

test.each([
  'date.getHours()',
  'date.setDate(1)',
  'date.toLocaleString("en-US")',
  'date.toLocaleDateString("en-US", { dateStyle: "medium" })',
  'new Date(2024, 9, 1)',
  'new Intl.DateTimeFormat("en")',
  "import { format } from 'date-fns'",
])('%s reads the time zone of the machine', (code) => {
  expect(code).toMatch(LOCAL_TIME)
})

test.each([
  'date.getUTCHours()',
  'date.toISOString()',
  'new Date(start + 60)',
  'Date.UTC(2024, 9, 1)',
  'new Intl.DateTimeFormat("en", { timeZone: "UTC" })',
])('%s does not', (code) => {
  expect(code).not.toMatch(LOCAL_TIME)
})

// So all other tests run in one time zone only.
test('nothing else reads the time zone of the machine', () => {
  const folders = [
    'packages/shared',
    'packages/ui',
    'packages/demo',
    ...['server', 'site', 'office', 'kiosk'].map((name) => `apps/${name}`),
  ]
  const sources = folders.flatMap((folder) => sourcesOf(`${folder}/src`))
  const reading = sources.filter((path) => LOCAL_TIME.test(readFileSync(join(ROOT, path), 'utf8')))
  expect(reading.sort()).toEqual([...TIME_RULES, ...NUMBERS, ...ZONE_OF_THE_DEVICE].sort())
})

test('the rules about time run in a second time zone', () => {
  const script = readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8')
  const [, files] = /'--project=shared',([^\]]*)/.exec(script)
  const tested = [...files.matchAll(/'(.*)'/g)].map(([, path]) => path)
  for (const path of TIME_RULES) expect(tested.some((start) => path.startsWith(start))).toBe(true)
})
