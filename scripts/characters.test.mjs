import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SCREENS = [
  ...['site', 'office', 'kiosk'].map((app) => `apps/${app}/src`),
  'apps/office/index.html',
  'apps/kiosk/index.html',
  'packages/ui/src',
  'packages/shared/src/errors.ts',
]

/** ASCII, Latin-1 and the typographic characters of Windows-1252: every system's text font draws these. */
const DRAWN_EVERYWHERE = /^[\t\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u

function filesBelow(path) {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(ROOT, path), { recursive: true }).map((name) => join(path, name))
}

test('no screen relies on a symbol that many fonts lack: signs are icons of our own', () => {
  const lines = SCREENS.flatMap(filesBelow)
    .filter((file) => /\.(tsx?|css|html)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .map((line, index) => [file, index + 1, line]),
    )
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.filter(([, , line]) => !DRAWN_EVERYWHERE.test(line)).map((found) => found.join(':'))).toEqual(
    [],
  )
})
