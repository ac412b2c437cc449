import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isSupported, sources } from './prepare.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const askGit = (input) =>
  spawnSync('git', ['check-ignore', '--stdin'], { cwd: ROOT, input, encoding: 'utf8' })

// Without a repository, or in one that git refuses to read, nobody knows.
test.runIf(askGit('x.tsbuildinfo').status === 0)('what checks and tests write makes no build stale', () => {
  const here = process.cwd()
  process.chdir(ROOT)
  const input = sources('packages', 'apps').join('\n')
  process.chdir(here)
  expect(askGit(input).stdout).toBe('')
})

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s is supported: %s', (version, expected) => {
  expect(isSupported(version)).toBe(expected)
})
