import { defineConfig } from 'vitest/config'

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }

export default defineConfig({
  test: {
    projects: [
      { ...source, test: { name: 'shared', root: 'packages/shared', include: ['src/**/*.test.ts'] } },
      {
        ...source,
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: 'src/testing/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // Files share what they import: most of their time would go into loading it again.
          isolate: false,
        },
      },
      'apps/web',
      { test: { name: 'structure', root: 'scripts', include: ['*.test.mjs'] } },
    ],
  },
})
