import { defineConfig, mergeConfig } from 'vitest/config'
import { face } from '../../packages/ui/vite/face.ts'

// Two builds: the files that a browser loads, and the module that the server renders the pages with.
export default defineConfig(({ mode }) =>
  mergeConfig(face('site'), {
    builder: {},
    environments: {
      client: {
        build: { outDir: 'dist/client', rolldownOptions: { input: 'src/main.tsx' } },
      },
      ssr: {
        resolve: { noExternal: mode === 'production' || undefined },
        define: mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
        build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/entry-server.tsx' } },
      },
    },
  }),
)
