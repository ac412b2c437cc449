import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: 'test/testing/global-setup.ts',
    setupFiles: 'test/testing/cheap-passwords.ts',
    // Bounds for a test that hangs, not for a machine that is busy with something else.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Files share what they import: most of their time would go into loading it again.
    isolate: false,
  },
})
