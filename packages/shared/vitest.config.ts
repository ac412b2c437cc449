import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'shared', pool: 'threads', isolate: false, include: ['src/**/*.test.ts'] },
})
