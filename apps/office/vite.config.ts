import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { face } from '../../packages/ui/vite/face.ts'
import { preloadFont } from '../../packages/ui/vite/preload-font.ts'
import { withoutJsonSchema } from '../../packages/ui/vite/without-json-schema.ts'

// The package's own entry is its development build, which carries warnings that people need not download.
const leanRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(import.meta.resolve('react-router')).replace(/\bdevelopment\b/, 'production'),
}

/**
 * Many editors of the site, and the schemas of many pages behind the first one, share these. They stay out of the file
 * that the login page loads.
 */
const BEHIND_THE_FIRST_PAGE = /site-content|node_modules\/zod\/|\/contract\.ts$/
const isForFirstVisit = (id: string) => !BEHIND_THE_FIRST_PAGE.test(id.replaceAll('\\', '/'))

export default defineConfig(({ mode }) =>
  mergeConfig(face('office'), {
    plugins: [preloadFont('source-sans'), withoutJsonSchema()],
    // Modules that many pages need are one file: a phone asks for few things faster than for many.
    build: {
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 27, test: isForFirstVisit }] } },
      },
    },
    resolve: { alias: mode === 'production' ? [leanRouter] : [] },
  }),
)
