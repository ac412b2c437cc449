import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

const BUILT = join(import.meta.dirname, '../../dist/platform/password.js')

test('the built server hashes passwords with Argon2id, at the minimum cost that OWASP recommends', () => {
  // In a process of its own: here hashing is cheap.
  const script = `import { hashPassword } from './password.js'; console.log(await hashPassword('lanterns'))`
  const hash = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(BUILT, '..'),
    encoding: 'utf8',
  })
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a password matches only its own hash', async () => {
  const hash = await hashPassword('lanterns at dusk')
  expect(await passwordMatches('lanterns at dusk', hash)).toBe(true)
  expect(await passwordMatches('lanterns at dawn', hash)).toBe(false)
  expect(await passwordMatches('nobody')).toBe(false)
})
