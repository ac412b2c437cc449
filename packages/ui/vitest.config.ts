import { defineConfig } from 'vitest/config'
import { viteApp } from './vite/app.ts'

export default defineConfig(viteApp('ui'))
