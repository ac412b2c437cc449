import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

/** Sheets with measures of their own: badges on paper, and pictures. This list may only shrink. */
const OWN_MEASURES = [
  'domains/people/employees/badge/badge.module.css',
  'domains/people/employees/badge/printing/badge-page.module.css',
  'domains/site/site-content/pictures/pictures.module.css',
]

const SIZES = /^(font-size|font-weight|border-radius|gap|row-gap|column-gap)$/
const TOKEN = /^(0|1px|inherit|100%|0 0|var\(--(t|w|r|g)-[\w-]+\))$/
const COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(|var\(--mantine-color/i

/** Declarations of a sheet whose value is not a token. What is printed is measured in points and black on white. */
function strangersIn(css: string) {
  const screen = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...screen.matchAll(/^\s*([\w-]+):\s*([^;{}]+);/gm)]
    .filter(([, property, value]) =>
      SIZES.test(property!)
        ? !value!.split(/\s+(?![^(]*\))/).every((part) => TOKEN.test(part))
        : COLOUR.test(value!),
    )
    .map(([, property, value]) => `${property}: ${value}`)
}

const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css') && !file.startsWith('kit/'))
const strangers = new Map(
  sheets.map((file) => [file, strangersIn(readFileSync(SOURCES + file, 'utf8'))] as const),
)

test.each([
  ['.a {\n  gap: 0.5rem;\n}', ['gap: 0.5rem']],
  ['.a {\n  gap: 0 var(--g-8);\n  color: var(--ink);\n}', []],
  ['.a {\n  color: #fff;\n}', ['color: #fff']],
  ['.a {\n  font-size: 15px;\n}', ['font-size: 15px']],
  ['@media print {\n  .a {\n    color: #000;\n    font-size: 9pt;\n  }\n}', []],
])('reads %j', (css, expected) => {
  expect(strangersIn(css)).toEqual(expected)
})

test.each(sheets.filter((file) => !OWN_MEASURES.includes(file)))(
  '%s takes its measures from the tokens',
  (file) => {
    expect(strangers.get(file)).toEqual([])
  },
)

test('names no sheet whose measures are all tokens', () => {
  expect(OWN_MEASURES.filter((file) => !strangers.get(file)?.length)).toEqual([])
})
