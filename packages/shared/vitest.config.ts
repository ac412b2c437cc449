import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'shared', pool: 'vmThreads', include: ['src/**/*.test.ts'] } })
