import { defineConfig, mergeConfig } from 'vitest/config'
import { viteApp } from '../../packages/ui/vite/app.ts'
import { preloadFont } from '../../packages/ui/vite/preload-font.ts'

export default defineConfig(
  mergeConfig(viteApp('kiosk'), {
    plugins: [preloadFont('source-sans')],
    // As a module a worker knows its own address, also when a blob imports it.
    worker: { format: 'es' },
  }),
)
