import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Links, commands, settings and logins in the documents exist.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DOCUMENTS = [
  ...readdirSync(ROOT),
  ...['docs', 'deploy'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, name)),
  ),
]
const { scripts, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

describe.each(DOCUMENTS.filter((name) => name.endsWith('.md')))('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link)
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([])
  })

  test('names commands that exist', () => {
    const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name)
    const builtIn = ['install', 'ci']
    expect(named.filter((name) => !scripts[name] && !builtIn.includes(name))).toEqual([])
  })
})

test('.env.example has every setting of the operations guide', () => {
  const namesIn = (file, pattern) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, name]) => name).sort()
  const documented = namesIn('docs/operations.md', /(?<=^\|[^|]*)`([A-Z_]+)`(?=[^|]*\|)/gm)
  expect(namesIn('.env.example', /^# ([A-Z_]+)=/gm)).toEqual(documented)
})

test('the changelog has an entry for this version', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} – \\d{4}-\\d{2}-\\d{2}$`, 'm'))
})

test('the README lists the demo logins', async () => {
  const { DEMO_LOGINS } = await import('../packages/demo/src/logins.ts')
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  for (const { username, password, what } of DEMO_LOGINS) {
    expect(readme).toContain(`| \`${username}\` | \`${password}\` | ${what} |`)
  }
})
