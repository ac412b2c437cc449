import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'shared',
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
  },
})
