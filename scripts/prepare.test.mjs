import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sources } from './prepare.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

test.runIf(existsSync(`${ROOT}/.git`))('what checks and tests write makes no build stale', () => {
  const here = process.cwd()
  process.chdir(ROOT)
  const input = sources('packages', 'apps').join('\n')
  process.chdir(here)
  const { stdout } = spawnSync('git', ['check-ignore', '--stdin'], { cwd: ROOT, input, encoding: 'utf8' })
  expect(stdout).toBe('')
})
