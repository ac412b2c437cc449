import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { ViteUserConfig } from 'vitest/config'
import { compressFiles } from './compress-files.ts'
import { withoutEval } from './without-eval.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/** What the builds and the tests of the three apps have in common. */
export const viteApp = (name: string) =>
  ({
    plugins: [react(), withoutEval(), compressFiles()],
    define: { __RELEASE__: JSON.stringify(version) },
    build: {
      // Nothing is inlined as a data: address, so that the content policy need not allow any.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
    },
    test: {
      name,
      environment: 'node',
      // Files share what they import and one DOM: most of their time would go into loading React and the app again.
      pool: 'threads',
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: '../../packages/ui/src/testing/setup.ts',
      testTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
    },
  }) satisfies ViteUserConfig
