import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The shared package is read from its source, so that a change there needs no build of its own.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Files share what they import: most of their time would go into loading it again.
    isolate: false,
  },
})
