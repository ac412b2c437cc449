import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compressFiles } from './compress-files.ts'

// The package's own entry is its development build, which carries warnings that visitors need not download.
const leanRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(import.meta.resolve('react-router')).replace(/\bdevelopment\b/, 'production'),
}

// What many pages need is three files: a phone asks for few things faster than for many.
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'common',
    test: /\/src\/(ui\/(dialogs|states|error-boundary|redirect)|lib\/(api|lazy-page)|features\/public-site\/(public-gate|season\/use-season-facts))/,
  },
  {
    name: 'public',
    test: /\/src\/(features\/public-site\/notice|pages\/public\/(picture|content\/tickets))\./,
  },
]

export default defineConfig(({ mode }) => ({
  plugins: [react(), compressFiles()],
  resolve: {
    alias: mode === 'production' ? [leanRouter] : [],
  },
  // Nothing is inlined as a data: address, so that the content policy need not allow any.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // As a module a worker knows its own address, also when a blob imports it.
  worker: { format: 'es' },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
    ssr: {
      resolve: { noExternal: mode === 'production' || undefined },
      define: mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { outDir: 'dist/server', ssr: true, rollupOptions: { input: 'src/entry-server.tsx' } },
    },
  },
  // The browser's own host is passed on: the server compares it with the origin of every write.
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false } },
  },
  test: {
    name: 'web',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: 'src/testing/setup.ts',
    testTimeout: 60_000,
  },
}))
