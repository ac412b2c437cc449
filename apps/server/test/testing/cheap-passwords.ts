import type * as argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

// Argon2 at its lowest cost: API tests sign in thousands of times. Tests of the built server use the real cost.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, hash: (password: string) => real.hash(password, { memoryCost: 64, timeCost: 1 }) }
})
