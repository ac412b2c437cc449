import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canRun } from './chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'chromium-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function browser(name, content, mode = 0o755) {
  const path = join(folder, name)
  writeFileSync(path, content)
  chmodSync(path, mode)
  return path
}

test.skipIf(process.platform === 'win32')('a browser counts only if it runs here', async () => {
  expect(await canRun(join(folder, 'missing'))).toBe(false)
  // As one does without its libraries.
  expect(await canRun(browser('broken', '#!/bin/sh\nexit 127\n'))).toBe(false)
  expect(await canRun(browser('not-a-program', 'ELF of another machine', 0o644))).toBe(false)
  expect(await canRun(browser('good', '#!/bin/sh\necho Chromium 147\n'))).toBe(true)
})
