import { defineConfig, mergeConfig } from 'vitest/config'
import { viteApp } from '../../packages/ui/vite/app.ts'
import { libraryThumbnails } from './vite/library-thumbnails.ts'

// Few files: a phone asks for few things faster than for many. React is a file of its own, so that a phone can answer
// between reading it and reading the page.
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // What the entry runs before anything else is loaded stays with it. The gate is left out because it loads a chunk: the
  // entry's function for that would move into the common chunk with it.
  {
    name: 'common',
    minShareCount: 2,
    test: /^(?!.*report-error|.*report-path|.*notice\/dismissed|.*features\/gate\/)/,
  },
]

// Two builds: the files that a browser loads, and the module that the server renders the pages with.
export default defineConfig(({ mode }) =>
  mergeConfig(viteApp('site'), {
    plugins: [libraryThumbnails()],
    builder: {},
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          rolldownOptions: { input: 'src/main.tsx', output: { codeSplitting: { groups } } },
        },
      },
      ssr: {
        resolve: { noExternal: mode === 'production' || undefined },
        define: mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
        // Loaded by a worker thread of the server.
        build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-worker.ts' } },
      },
    },
  }),
)
