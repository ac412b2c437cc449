import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

test('passwords are hashed with Argon2id at the cost that OWASP asks for', async () => {
  const passwordHash = await hashPassword('lanterns at dusk')
  expect(hash).toHaveBeenLastCalledWith('lanterns at dusk', {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })
  expect(passwordHash).toMatch(/^\$argon2id\$/)
  expect(await passwordMatches('lanterns at dusk', passwordHash)).toBe(true)
  expect(await passwordMatches('lanterns at dawn', passwordHash)).toBe(false)
  expect(await passwordMatches('nobody')).toBe(false)
})
